import Foundation

/// What was asked for on the command line.
enum CommandLineChoice: Equatable {
  case menu
  case app(Example)
  case help
  case unknown(String)

  /// The name comes first; options such as `--size 60x16` and files follow.
  init(_ arguments: [String]) {
    guard let first = arguments.dropFirst().first else {
      self = .menu
      return
    }
    if first == "--help" || first == "-h" {
      self = .help
    } else if first.hasPrefix("-") {
      self = .menu
    } else {
      self = Example(rawValue: first.lowercased()).map { .app($0) } ?? .unknown(first)
    }
  }

  static var usage: String {
    let names = Example.allCases.map { "  " + $0.rawValue.padding(to: 14) + $0.title }
    return """
      usage: gallery [NAME] [--size 80x24]

      Without a name there is a menu. The names:
      \(names.joined(separator: "\n"))

      `gallery todo FILE.json` and `gallery writer FILE.txt` work on a file, `gallery posts URL` asks
      a server.
      """
  }
}

extension String {
  fileprivate func padding(to length: Int) -> String {
    self + String(repeating: " ", count: max(length - count, 1))
  }
}
