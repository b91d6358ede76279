/// A server.
public enum LoopbackServerPlaceholder {}
