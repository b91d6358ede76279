/// The name of something inside of something else: `Photo.image_url`.
enum MemberKey {
    /// Every way to read the key as owner and member. Names of descriptions contain periods themselves,
    /// so only the model knows which one is meant: `io.k8s.Pod.metadata.name`.
    static func readings(of key: String) -> [(owner: String, member: String)] {
        key.indices.filter { key[$0] == "." }.map { place in
            (String(key[..<place]), String(key[key.index(after: place)...]))
        }
        .filter { !$0.owner.isEmpty && !$0.member.isEmpty }
    }
}
