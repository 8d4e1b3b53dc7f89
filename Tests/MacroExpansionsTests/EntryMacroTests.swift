import Testing

/// `@Entry`: its expansion, and its errors.
struct EntryMacroTests {
  @Test("S7.4 An entry becomes accessors for a hidden key")
  func environmentEntry() {
    let expansion = Expansion(
      of: """
        extension EnvironmentValues {
          @Entry public var spacing: Double = 8
        }
        """)

    #expect(
      expansion.lines == [
        "extension EnvironmentValues {",
        "public var spacing: Double {",
        "get {", "self[__Key_spacing.self]", "}",
        "set {", "self[__Key_spacing.self] = newValue", "}",
        "}",
        "private struct __Key_spacing: SwiftUI.EnvironmentKey, SwiftUI._EntryKey {",
        "static let entryDefault = SwiftUI._EntryDefault<Double>(8)",
        "}",
        "}",
      ])
    #expect(expansion.complaints.isEmpty)
  }

  @Test(
    "S7.4 Each container has its own kind of key",
    arguments: [
      ("EnvironmentValues", "SwiftUI.EnvironmentKey, SwiftUI._EntryKey"),
      ("SwiftUI.EnvironmentValues", "SwiftUI.EnvironmentKey, SwiftUI._EntryKey"),
      ("Transaction", "SwiftUI.TransactionKey, SwiftUI._EntryKey"),
      ("ContainerValues", "SwiftUI.ContainerValueKey, SwiftUI._EntryKey"),
      ("FocusedValues", "SwiftUI.FocusedValueKey"),
    ])
  func keyProtocol(container: String, adopted: String) {
    let expansion = Expansion(of: "extension \(container) { @Entry var x: Int? }")

    #expect(expansion.lines.contains { $0.contains("struct __Key_x: \(adopted) {") })
    #expect(expansion.complaints.isEmpty)
  }

  @Test(
    "The key's default has the type and the value as written",
    arguments: [
      ("x = 3", "_EntryDefault(3)"),
      ("x: String?", "_EntryDefault<String?>(nil)"),
      ("x: String!", "_EntryDefault<String?>(nil)"),
      ("x: () -> Void = {}", "_EntryDefault<() -> Void>({ })"),
      ("x: Theme = .standard", "_EntryDefault<Theme>(.standard)"),
      ("x = \"日本語 👩‍👩‍👧\"", "_EntryDefault(\"日本語 👩‍👩‍👧\")"),
    ])
  func defaultValue(variable: String, expected: String) {
    let expansion = Expansion(of: "extension EnvironmentValues { @Entry var \(variable) }")

    #expect(expansion.text.contains("static let entryDefault = SwiftUI.\(expected) }"))
  }

  @Test(
    "A focused value's key has the wrapped type of the optional",
    arguments: [
      "Bool?", "Optional<Bool>", "Swift.Optional<Bool>", "Bool!",
    ])
  func focusedValue(type: String) {
    let expansion = Expansion(of: "extension FocusedValues { @Entry var x: \(type) }")

    #expect(expansion.lines.contains("typealias Value = Bool"))
  }

  @Test("The key of a nonisolated entry is nonisolated as well")
  func isolation() {
    let expansion = Expansion(of: "nonisolated extension Transaction { @Entry var x = 1 }")

    #expect(expansion.lines.contains { $0.hasPrefix("nonisolated private struct __Key_x") })
  }

  @Test(
    "What cannot be an entry is an error with a solution",
    arguments: [
      ("extension EnvironmentValues { @Entry let x: Int = 3 }", "Write 'var' in place of 'let'."),
      ("extension EnvironmentValues { @Entry var x: Int }", "Write '= default' after the type"),
      ("extension EnvironmentValues { @Entry static var x = 3 }", "Remove 'static'."),
      ("extension EnvironmentValues { @Entry var x: Int { 3 } }", "Remove these"),
      ("extension EnvironmentValues { @Entry func x() {} }", "Write '@Entry var name"),
      ("extension FocusedValues { @Entry var x: Int }", "Write '@Entry var x: Int?'."),
      ("extension FocusedValues { @Entry var x: Int? = 3 }", "Remove the default of 'x'."),
      ("extension String { @Entry var x = 3 }", "Move it into an extension of"),
      ("struct Note { @Entry var x = 3 }", "Move it into an extension of"),
    ])
  func complaint(source: String, advice: String) throws {
    let complaints = Expansion(of: source).complaints

    #expect(complaints.count == 1)
    #expect(try #require(complaints.first).contains(advice))
  }
}
