import Testing

@testable import AppProjects

@Suite("Compilation conditions")
struct CompilationConditionsTests {
  private let conditions = CompilationConditions(flags: ["DEBUG"], modules: ["SwiftUI", "UIKit"])

  @Test(
    "They evaluate as on Linux",
    arguments: [
      ("DEBUG", true), ("RELEASE", false), ("os(Linux)", true), ("os(iOS) || os(macOS)", false),
      ("canImport(UIKit) && !canImport(MapKit)", true), ("!(DEBUG && os(iOS))", true),
      ("swift(>=5.9)", true), ("compiler(>=9.0)", false), ("targetEnvironment(simulator)", false),
      ("true", true), ("", false), ("DEBUG // in debug", true),
      ("canImport(UIKit, _version: 7)", true),
    ] as [(String, Bool)])
  func truth(text: String, expected: Bool) {
    #expect(conditions.isTrue(text[...]) == expected)
  }

  @Test("The first branch that holds is used, in nested conditions too")
  func branches() {
    let text = """
      a
      #if os(iOS)
      b
      #elseif canImport(UIKit)
      c
        #if !DEBUG
        d
        #else
        e
        #endif
      #elseif DEBUG
      f
      #else
      g
      #endif
      h
      """
    let lines = conditions.lines(of: text)
    #expect(lines.map { $0.text.drop { $0 == " " } } == ["a", "c", "e", "h"])
    #expect(lines.map(\.number) == [1, 5, 9, 16])
  }

  @Test("A half-saved file does no harm")
  func halves() {
    #expect(
      conditions.lines(of: "#endif\na\n#else\nb\n#if DEBUG\nc").map(\.text) == ["a", "b", "c"])
  }
}

@Suite("Imports")
struct ImportScannerTests {
  @Test("Every form of an import is recognised, and nothing else")
  func forms() {
    let scanner = ImportScanner(flags: [], modules: ["SwiftUI"])
    let text = """
      import SwiftUI
      @testable import App
      import struct Foundation.URL
      @preconcurrency public import MapKit; import Charts
      @_spi(Some) import Hidden
      // import Nothing
      let important = "import X"
      #if canImport(WidgetKit)
      import WidgetKit
      #endif
        import os.log
      """
    #expect(
      scanner.imports(in: text).map(\.module) == [
        "SwiftUI", "App", "Foundation", "MapKit", "Hidden", "os",
      ])
    #expect(scanner.imports(in: "").isEmpty)
  }
}
