/// The options that every app understands because the library handles them.
enum CommandLineOption: String, CaseIterable {
  case size = "--size"
  case noKeys = "--no-keys"
  case inspect = "--inspect"
  case inspectTo = "--inspect-to"
  case previews = "--previews"
  case snapshot = "--snapshot"
  case approved = "--approved"
  case newInstance = "--new-instance"
  case help = "--help"

  /// `--size`, `--size=80x24`, `-h`.
  init?(_ word: String) {
    let name = word.prefix { $0 != "=" }
    guard let option = Self(rawValue: name == "-h" ? Self.help.rawValue : String(name)) else {
      return nil
    }
    self = option
  }

  var takesValue: Bool { value != nil }

  /// Whether the next word is its value, whatever it looks like.
  var needsValue: Bool { takesValue && self != .previews }

  private var value: String? {
    switch self {
    case .size: "80x24"
    case .inspectTo: "FILE"
    case .previews: "[NAME]"
    case .snapshot, .approved: "FOLDER"
    case .noKeys, .inspect, .newInstance, .help: nil
    }
  }

  /// The option as it is written.
  var usage: String { ([rawValue, value] as [String?]).compactMap(\.self).joined(separator: " ") }

  var summary: String {
    switch self {
    case .size: "columns and rows where there is no terminal"
    case .noKeys: "leaves out the line that tells what the keys do"
    case .inspect: "begins with the inspector open"
    case .inspectTo: "writes what the inspector knows as a page, at the end"
    case .previews: "lists the previews, or shows one"
    case .snapshot: "writes pictures of the window, light and dark"
    case .approved: "compares those with the ones that are there"
    case .newInstance: "opens a window of its own, though the app runs already"
    case .help: "shows this, as -h does"
    }
  }
}
