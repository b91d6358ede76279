/// Words that Swift writes in capitals.
package enum Acronyms {
    /// What is taken for an acronym unless the user says otherwise. Left out are words that are
    /// ordinary English in lower case (`pin`, `ram`, `it`).
    package static let standard = [
        "API", "ASCII", "CDN", "CPU", "CSS", "CSV", "DNS", "FTP", "GIF", "GPS", "GPU", "GUID",
        "HTML", "HTTP", "HTTPS", "ID", "IP", "JPEG", "JPG", "JSON", "JWT", "MD5", "MFA", "OAuth",
        "PDF", "PNG", "RGB", "RSS", "SDK", "SHA", "SMS", "SMTP", "SQL", "SSH", "SSL", "SSO", "SVG",
        "TCP", "TLS", "TTL", "UDP", "UI", "URI", "URL", "UTC", "UTF", "UUID", "VPN", "XML", "YAML",
    ]
}
