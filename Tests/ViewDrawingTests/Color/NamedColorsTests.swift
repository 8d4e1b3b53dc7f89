import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor
struct NamedColorsTests {
  private func withColorSet(
    _ reference: String, _ body: (Bundle) throws -> Void
  ) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("kumiki-colours-\(UUID().uuidString).bundle")
    let set = root.appendingPathComponent("Assets.xcassets/Ground.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let contents = """
      {"colors": [{"idiom": "universal",
        "color": {"platform": "universal", "reference": "\(reference)"}}]}
      """
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    try body(#require(Bundle(path: root.path)))
  }

  @Test("A colour set that refers to a system colour has that colour")
  func reference() throws {
    try withColorSet("systemBlueColor") { bundle in
      let environment = EnvironmentValues()
      #expect(
        Color("Ground", bundle: bundle).resolve(in: environment)
          == Color(.systemBlue).resolve(in: environment))
    }
  }

  @Test("A colour set with an unknown reference is reported with it")
  func unknownReference() throws {
    try withColorSet("unemphasizedSelectedTextColor") { bundle in
      let log = DiagnosticLog()
      _ = Color("Ground", bundle: bundle).resolve(in: EnvironmentValues())
      #expect(log.messages(.io, containing: "unemphasizedSelectedTextColor").count == 1)
    }
  }
}
