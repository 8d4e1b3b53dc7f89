/// Key paths in words.
enum PathText {
  /// `\UserProfile.address.city` as "address.city"; nil where the path has no names.
  static func path(of keyPath: AnyKeyPath) -> String? {
    let text = "\(keyPath)"
    guard text.hasPrefix("\\"), let dot = text.firstIndex(of: ".") else { return nil }
    let path = text[text.index(after: dot)...]
    if path.hasPrefix("<computed"), path.hasSuffix(">") {
      return PropertySymbols.name(ofComputed: path)
    }
    return path.isEmpty || path.contains("<") ? nil : String(path)
  }

  /// "address" and "city" as "address.city".
  static func join(_ base: String?, _ part: String?) -> String? {
    guard let base, let part else { return base ?? part }
    return "\(base).\(part)"
  }
}
