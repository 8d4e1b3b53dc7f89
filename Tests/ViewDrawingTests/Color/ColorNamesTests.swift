import CoreTransferable
import SwiftUI
import Testing
import ViewTesting

@MainActor
struct ColorNamesTests {
  @Test("A colour made of a colour is the same, and a bare name is not ambiguous")
  func same() {
    let tint = Color.red
    #expect(Color(tint) == .red)
    #expect(Color(.white) == Color(UIColor.white))
    #expect(Color(.systemBackground) == Color(UIColor.systemBackground))
    for isOn in [true, false] {
      #expect(Color(isOn ? tint : .green) == (isOn ? .red : .green))
    }
  }

  @Test("A colour can be dragged to a destination for colours")
  func transferred() async throws {
    let blue = Color(red: 0, green: 0, blue: 1, opacity: 0.5)
    let entry = try #require(Color.transferEntries.first)
    let export = try #require(entry.export)
    let makeItem = try #require(entry.makeItem)
    let back = try await makeItem(export(blue))
    #expect(back.resolve(in: EnvironmentValues()) == blue.resolve(in: EnvironmentValues()))
  }
}
