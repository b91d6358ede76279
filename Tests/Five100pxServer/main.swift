import Foundation
import LoopbackServer

// Plays the recorded answers of 500px until it is stopped:
//
//     Five100pxServer specs/five100px PORT_FILE
//
// The port that the system chose is written to PORT_FILE once the server listens.
guard CommandLine.arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: Five100pxServer RESPONSES PORT_FILE\n".utf8))
    exit(2)
}

let recording = Recording(folder: URL(fileURLWithPath: CommandLine.arguments[1]))
let server = try LoopbackServer(handler: recording.answer)
try Data("\(server.port)\n".utf8).write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
while true { sleep(3_600) }
