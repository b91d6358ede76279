/// Keeps a value for the rest of the run and never frees it.
///
/// The system takes back the memory of a process in one step. Freeing the tree, the model and the plan of a
/// large description part by part takes longer than writing the generated files.
func keepUntilExit<Value>(_ value: Value) {
    _ = Unmanaged.passRetained(KeptUntilExit(value))
}

private final class KeptUntilExit<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
