import Foundation

/// The files among a program's launch arguments.
package enum LaunchFiles {
  /// Returns the existing files, and names with an extension that could be created, unless they
  /// belong to an option. Desktops pass files as URLs: `file:///home/ada/My%20letter.txt`.
  ///
  /// - Parameter arguments: the arguments, starting with the program's name.
  package static func among(_ arguments: [String]) -> [URL] {
    zip(arguments, arguments.dropFirst()).compactMap { before, name in
      guard !name.hasPrefix("-"), !isDefault(before), let url = file(name)?.standardizedFileURL
      else { return nil }
      if FileManager.default.fileExists(atPath: url.path) { return url }
      let isValue = before.hasPrefix("--") && before != "--new-instance"
      return url.pathExtension.isEmpty || isValue ? nil : url
    }
  }

  /// Returns the URLs that are not of files. `mailto:` URLs have no slashes and cannot be told
  /// apart from other arguments.
  package static func addresses(among arguments: [String]) -> [URL] {
    arguments.dropFirst().compactMap { argument in
      argument.contains("://") && !argument.hasPrefix("file://") ? URL(string: argument) : nil
    }
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
