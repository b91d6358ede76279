import Foundation
import RoutergenRuntime

// Checks the everyday behaviour of the runtime against servers that this project did not write. Started by
// `python -m servers`: ServerChecks HTTPBIN HTTPBIN-OVER-TLS NGINX NGINX-OVER-TLS FOLDER

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 5, let path = arguments.last else {
    print("usage: ServerChecks HTTPBIN HTTPBIN-OVER-TLS NGINX NGINX-OVER-TLS FOLDER")
    exit(64)
}
let folder = URL(fileURLWithPath: path)
let pinText = try String(contentsOf: folder.appendingPathComponent("pin"), encoding: .utf8)
let pin = try require(
    PublicKeyPin(pinText.trimmingCharacters(in: .whitespacesAndNewlines)), "pin")
let names = ["httpbin", "httpbin over HTTP/2", "nginx", "nginx over HTTP/2"]
let sites = zip(names, arguments).map { name, baseURL in
    Site(
        name: name, baseURL: baseURL, authority: folder.appendingPathComponent("authority.pem"))
}

var list = CheckList()
for (site, stranger) in [(sites[0], sites[1]), (sites[1], sites[0])] {
    list.addRequests(site)
    list.addAnswers(site)
    list.addAccess(site, stranger: stranger)
}
for site in sites[2...] {
    list.addFiles(site, folder: folder)
    list.addTransfers(site, folder: folder)
    list.addConnections(site)
}
list.addTrust(sites[3], pin: pin)
exit(await list.run() ? 0 : 1)
