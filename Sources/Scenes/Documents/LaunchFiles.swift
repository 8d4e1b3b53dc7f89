import Foundation

/// The files among a program's arguments.
package enum LaunchFiles {
  /// Those that are there, and those with an extension that might be made, unless it is an option
  /// that they belong to. A desktop gives them as URLs: `file:///home/ada/My%20letter.txt`.
  ///
  /// - Parameter arguments: the program's own name first.
  package static func among(_ arguments: [String]) -> [URL] {
    zip(arguments, arguments.dropFirst()).compactMap { before, name in
      guard !name.hasPrefix("-"), !isDefault(before), let url = file(name)?.standardizedFileURL
      else { return nil }
      if FileManager.default.fileExists(atPath: url.path) { return url }
      let isValue = before.hasPrefix("--") && before != "--new-instance"
      return url.pathExtension.isEmpty || isValue ? nil : url
    }
  }

  /// The addresses among them that are of no files: `mailto:` has no slashes, and would be as well
  /// an argument of the program's own.
  package static func addresses(among arguments: [String]) -> [URL] {
    arguments.dropFirst().compactMap { argument in
      argument.contains("://") && !argument.hasPrefix("file://") ? URL(string: argument) : nil
    }
  }

  /// `-AppleLanguages`, `-NSDoubleLocalizedStrings`: what follows is the value of a user default.
  private static func isDefault(_ argument: String) -> Bool {
    argument.hasPrefix("-Apple") || argument.hasPrefix("-NS")
  }

  private static func file(_ name: String) -> URL? {
    if name.hasPrefix("file://") { return URL(string: name).flatMap { $0.isFileURL ? $0 : nil } }
    return name.contains("://") ? nil : URL(fileURLWithPath: name)
  }
}
