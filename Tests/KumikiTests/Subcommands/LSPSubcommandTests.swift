import Foundation
import SourceModel
import StateRules
import Testing

@testable import kumiki

/// The settings in an editor's folder.
struct LSPSubcommandTests {
  private static let source = """
    import SwiftUI
    struct A: View {
      @State var a = 1
      @State var b = 1
      var body: some View { Stepper("", value: $a); Stepper("", value: $b) }
    }

    """

  @Test("A folder's settings apply, with a baseline written by 'check'")
  func settings() throws {
    let settings = #"{"only": ["private-state"], "baseline": "accepted.json", "language": "ja"}"#
    try RunningKumiki.withFolder([".kumiki.json": settings, "A.swift": Self.source]) { folder in
      let written = try RunningKumiki.run(["check", "--no-cache"], in: folder)
      #expect(written.status == 0)
      let (configuration, complaint) = LSPSubcommand.configuration(
        of: folder.path, language: nil, locale: "en-US")
      #expect(complaint == nil)
      #expect(configuration.language == .japanese)
      #expect(configuration.rules.map(\.id) == ["private-state"])
      let path = folder.appendingPathComponent("A.swift").path
      let more = Self.source.replacingOccurrences(
        of: "  var body", with: "  @State var c = 1\n  var body")
      let project = Project(files: [SourceFile(path: path, text: more)])
      let found = Checker(rules: configuration.rules).findings(in: project)
      #expect(found.count == 3)
      #expect(configuration.unaccepted(found, project).map(\.position.line) == [5])
    }
  }

  @Test("Wrong settings are reported, and the defaults used")
  func wrong() throws {
    try RunningKumiki.withFolder([".kumiki.json": #"{"onyl": []}"#]) { folder in
      let (configuration, complaint) = LSPSubcommand.configuration(
        of: folder.path, language: nil, locale: "ja_JP")
      #expect(complaint?.contains("Is 'only' meant?") == true)
      #expect(configuration.rules.count == AllRules.rules.count)
      #expect(configuration.language == .japanese)
    }
  }
}
