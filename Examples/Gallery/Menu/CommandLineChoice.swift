import Foundation

/// The request on the command line.
enum CommandLineChoice: Equatable {
  case menu
  /// An app, with the file or address that it opens.
  case app(Example, argument: String?)
  case help
  /// Arguments that make no sense, with a message that says what is available instead.
  case refused(String)

  /// Options may stand before the name, after it, or in between.
  init(_ arguments: [String]) {
    var words: [String] = []
    var rest = arguments.dropFirst()
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word != "-" else {
        words.append(word)
        continue
      }
      // User defaults, as in "-AppleLanguages (ja)", are handled by the library.
      if word.hasPrefix("-Apple") || word.hasPrefix("-NS") {
        rest = rest.dropFirst()
        continue
      }
      guard let option = CommandLineOption(word) else {
        self = .refused("There is no option “\(word)”. There are:\n\(Self.optionTable)")
        return
      }
      if option == .help {
        self = .help
        return
      }
      if option.takesValue, !word.contains("=") {
        if option.needsValue || rest.first?.hasPrefix("-") == false { rest = rest.dropFirst() }
      }
    }
    self = Self.choice(words)
  }

  private static func choice(_ words: [String]) -> CommandLineChoice {
    guard let name = words.first else { return .menu }
    guard let example = Example(rawValue: name.lowercased()) else {
      return .refused("There is no app called “\(name)”. There are:\n\(nameTable)")
    }
    let argument = words.dropFirst().first
    if words.count > (example.argument == nil ? 1 : 2), let word = words.last {
      return .refused("\(name) can make nothing of “\(word)”.")
    }
    if example == .posts, let argument, address(argument) == nil {
      return .refused(
        "“\(argument)” is no address to ask for posts: write one such as http://127.0.0.1:8080/posts."
      )
    }
    return .app(example, argument: argument)
  }

  /// The address that a word stands for, if it is an http or https one.
  static func address(_ word: String) -> URL? {
    guard let url = URL(string: word), let host = url.host(), !host.isEmpty,
      ["http", "https"].contains(url.scheme?.lowercased())
    else { return nil }
    return url
  }

  /// The file or address passed to a single app.
  static var argument: String? {
    guard case .app(_, let argument) = CommandLineChoice(CommandLine.arguments) else { return nil }
    return argument
  }
}
