import Testing

@testable import gallery

@Suite("How the gallery reads its command line")
struct CommandLineChoiceTests {
  private func choice(_ words: String...) -> CommandLineChoice {
    CommandLineChoice(["gallery"] + words)
  }

  @Test("The names are those of the examples, in any case")
  func names() {
    #expect(choice() == .menu)
    #expect(choice("counter") == .app(.counter, argument: nil))
    #expect(choice("Todo", "tasks.json") == .app(.todo, argument: "tasks.json"))
    #expect(choice("todo", "tasks") == .app(.todo, argument: "tasks"))
    #expect(
      choice("夕方")
        == .refused("There is no app called “夕方”. There are:\n\(CommandLineChoice.nameTable)"))
  }

  @Test("Options may be before, after and between the names")
  func order() {
    let counter = CommandLineChoice.app(.counter, argument: nil)
    #expect(choice("--size", "40x10", "counter") == counter)
    #expect(choice("--size=40x10", "counter") == counter)
    #expect(choice("counter", "--size", "40x10") == counter)
    #expect(choice("--inspect", "counter") == counter)
    #expect(
      choice("todo", "--inspect-to", "page.html", "tasks.json")
        == .app(.todo, argument: "tasks.json"))
    #expect(choice("--size", "60x16") == .menu)
    #expect(
      choice("-AppleLanguages", "(ja)", "counter", "-NSDoubleLocalizedStrings", "YES") == counter)
    #expect(choice("--help") == .help && choice("counter", "-h") == .help)
  }

  @Test("An unknown option, argument or address is refused with a message")
  func refusals() {
    let options = CommandLineChoice.optionTable
    #expect(
      choice("--sizes", "1x1")
        == .refused("There is no option “--sizes”. There are:\n\(options)"))
    #expect(
      choice("-x", "counter") == .refused("There is no option “-x”. There are:\n\(options)"))
    #expect(
      choice("counter", "tasks.json") == .refused("counter can make nothing of “tasks.json”."))
    #expect(choice("todo", "a", "b") == .refused("todo can make nothing of “b”."))
    for word in ["posts", "http://", "ftp://example.org", "http:/example.org"] {
      guard case .refused(let reason) = choice("posts", word) else {
        Issue.record("\(word) was taken")
        continue
      }
      #expect(reason.contains("“\(word)”"))
    }
    #expect(
      choice("posts", "HTTP://[::1]:80/p?q=1") == .app(.posts, argument: "HTTP://[::1]:80/p?q=1"))
  }

  @Test("The help names every example, option and kind of key, and fits into a terminal")
  func help() {
    let usage = CommandLineChoice.usage
    for example in Example.allCases { #expect(usage.contains("  \(example.rawValue) ")) }
    for option in CommandLineOption.allCases { #expect(usage.contains("  \(option.rawValue) ")) }
    let keys = [
      "Tab", "Return", "Escape", "Control-C", "F9", "F10", "F12", "Page Up", "Delete", "Control-F",
      "Control-D", "Control-N", "Control-W", "Control-Q", "Alt-comma", "j, k, g, G",
    ]
    let variables = ["KUMIKI_THEME", "KUMIKI_REDUCE_MOTION", "NO_COLOR", "COLORTERM"]
    for word in keys + variables { #expect(usage.contains(word)) }
    #expect(usage.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
