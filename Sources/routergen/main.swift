import RoutergenKit

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

// A reader that goes away, as `head` does, ends the output and not the program.
signal(SIGPIPE, SIG_IGN)

var console = Console()
let status = CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), &console)
exit(console.finish(status).rawValue)
