import SwiftUI
import Testing

@testable import TerminalHost

private struct Presenter<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Text("Behind").sheet(isPresented: .constant(true)) { content }
  }
}

private struct Fields: View {
  let count: Int

  var body: some View {
    NavigationStack {
      Form {
        ForEach(0..<count, id: \.self) { Text("Field \($0)") }
      }
      .navigationTitle("New")
    }
  }
}

@MainActor
struct FormSheetTests {
  /// The number of rows of a sheet with its frame, in a terminal of 40 rows.
  private func height(@ViewBuilder _ content: () -> some View) -> Int {
    let screen = AppScreen(Presenter(content: content), 80, 40)
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let top = lines.firstIndex(where: { $0.contains("╭") }),
      let bottom = lines.lastIndex(where: { $0.contains("╰") })
    else { return 0 }
    return bottom - top + 1
  }

  @Test("A sheet with a form is as high as the form, but takes half of the height in any case")
  func forms() {
    let least = height { Fields(count: 2) }
    #expect((16...22).contains(least))
    #expect(height { Fields(count: 4) } == least)
    let larger = height { Fields(count: 22) }
    #expect(larger > least && larger < 36)
    #expect(height { Fields(count: 23) } == larger + 1)
    #expect(height { Fields(count: 2000) } >= 36)
  }

  @Test("Content that takes all the room that it gets is not shrunk to nothing")
  func canvas() {
    #expect((16...22).contains(height { GeometryReader { _ in Text("Canvas") } }))
    #expect(height { Text("Short") } < 8)
  }
}
