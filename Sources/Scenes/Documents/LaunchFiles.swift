import Foundation
import ProgramResources

/// The files among a program's launch arguments.
package enum LaunchFiles {
  /// Returns the existing files, and names with an extension that could be created, unless they
  /// belong to an option. Desktops pass files as URLs: `file:///home/ada/My%20letter.txt`.
  ///
  /// - Parameters:
  ///   - arguments: the arguments, starting with the program's name.
  ///   - schemes: the schemes of the program's own URLs.
  package static func among(_ arguments: [String], schemes: [String] = declaredSchemes) -> [URL] {
    zip(arguments, arguments.dropFirst()).compactMap { before, name in
      guard !name.hasPrefix("-"), !isDefault(before), !isAddress(name, schemes),
        let url = file(name)?.standardizedFileURL
      else { return nil }
      if FileManager.default.fileExists(atPath: url.path) { return url }
      let isValue = before.hasPrefix("--") && before != "--new-instance"
      return url.pathExtension.isEmpty || isValue ? nil : url
    }
  }

  /// Returns the URLs that are not of files. Those without slashes, such as `mailto:`, can be told
  /// apart from other arguments only if the program's Info.plist declares their scheme.
  package static func addresses(
    among arguments: [String], schemes: [String] = declaredSchemes
  ) -> [URL] {
    arguments.dropFirst().compactMap { isAddress($0, schemes) ? URL(string: $0) : nil }
  }

  private static func isAddress(_ argument: String, _ schemes: [String]) -> Bool {
    if argument.contains("://") { return !argument.hasPrefix("file://") }
    guard let colon = argument.firstIndex(of: ":") else { return false }
    return schemes.contains { $0.lowercased() == argument[..<colon].lowercased() }
  }

  /// The schemes of the URLs that the program opens, by its Info.plist.
  package static var declaredSchemes: [String] {
    let types = ProgramInformation.value("CFBundleURLTypes", as: [[String: Any]].self) ?? []
    return types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
  }

  /// Returns whether the argument is a user default such as `-AppleLanguages` or
  /// `-NSDoubleLocalizedStrings`, whose value follows.
  private static func isDefault(_ argument: String) -> Bool {
    argument.hasPrefix("-Apple") || argument.hasPrefix("-NS")
  }

  private static func file(_ name: String) -> URL? {
    if name.hasPrefix("file://") { return URL(string: name).flatMap { $0.isFileURL ? $0 : nil } }
    return name.contains("://") ? nil : URL(fileURLWithPath: name)
  }
}
