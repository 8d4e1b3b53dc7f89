import Testing

@testable import kumiki

/// The parsed command line.
struct ArgumentsTests {
  @Test(
    "Options take their values after a space or an equals sign, flags none; the rest is left")
  func reads() throws {
    let arguments = try Arguments(
      ["A", "--only", "x,y", "--format=json", "--fix", "--", "--B"], options: ["only", "format"],
      flags: ["fix"])
    #expect(arguments.rest == ["A", "--B"])
    #expect(arguments.list("only") == ["x", "y"])
    #expect(arguments.value("format") == "json")
    #expect(arguments.has("fix"))
  }

  @Test("An empty value is empty")
  func emptyValue() throws {
    let arguments = try Arguments(["--only=", "A"], options: ["only"], flags: [])
    #expect(arguments.rest == ["A"])
    #expect(arguments.value("only") == "")
  }

  @Test(
    "An unknown option is an error that suggests the nearest",
    arguments: ["--onyl", "--fux"])
  func unknown(_ option: String) {
    do {
      _ = try Arguments([option], options: ["only"], flags: ["fix"])
      Issue.record("It was taken.")
    } catch let error as UsageError {
      #expect(error.message.contains("meant?"))
    } catch {
      Issue.record(error)
    }
  }

  @Test("Rules are chosen by name, and an unknown name is an error")
  func rules() throws {
    #expect(try CheckerSettings.rules(only: ["any-view"], except: []).map(\.id) == ["any-view"])
    #expect(
      try !CheckerSettings.rules(only: [], except: ["any-view"]).contains { $0.id == "any-view" })
    #expect(throws: UsageError.self) { try CheckerSettings.rules(only: ["any-veiw"], except: []) }
  }
}
