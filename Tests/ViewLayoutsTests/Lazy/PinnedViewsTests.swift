import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Three sections of five rows, in a window of ten lines.
private struct Sections: View {
  var parts: PinnedScrollableViews = []
  var nested = false

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: parts) {
        if nested {
          ForEach(["A", "B", "C"], id: \.self) { section($0) }
        } else {
          section("A")
          section("B")
          section("C")
        }
      }
    }
  }

  @ViewBuilder private func section(_ name: String) -> some View {
    Section {
      ForEach(0..<5) { Text("\(name)\($0)") }
    } header: {
      Text("head \(name)")
    } footer: {
      Text("foot \(name)")
    }
  }
}

/// Two sections of tiles, three in a line.
private struct Tiles: View {
  var body: some View {
    ScrollView {
      LazyVGrid(
        columns: [GridItem(.fixed(80)), GridItem(.fixed(80)), GridItem(.fixed(80))], spacing: 0,
        pinnedViews: .sectionHeaders
      ) {
        ForEach(0..<1) { _ in Text("first") }
        Section {
          ForEach(0..<4) { Text("a\($0)") }
        } header: {
          Text("head")
        }
        ForEach(0..<30) { Text("b\($0)") }
      }
    }
  }
}

@MainActor
struct PinnedViewsTests {
  private func row(_ app: ViewTest, _ text: String) -> Int? {
    let found = app.findAll(.text(text))
    return found.first.map { Int(($0.frame.minY / 16).rounded()) }
  }

  private func show(_ parts: PinnedScrollableViews, nested: Bool, scrolledBy lines: CGFloat) throws
    -> ViewTest
  {
    let app = ViewTest(
      Sections(parts: parts, nested: nested), size: CGSize(width: 160, height: 160))
    try app.window.scroll(by: CGSize(width: 0, height: lines * 16))
    return app
  }

  @Test(
    "A header stays at the top as long as its section, and the next one pushes it out",
    arguments: [false, true])
  func headers(nested: Bool) throws {
    var app = try show(.sectionHeaders, nested: nested, scrolledBy: 2)
    #expect(row(app, "head A") == 0)
    #expect(row(app, "A1") == 0)
    #expect(row(app, "A2") == 1)
    // Seven lines a section: the next header is half a section away.
    app = try show(.sectionHeaders, nested: nested, scrolledBy: 4)
    #expect(row(app, "head A") == 0)
    app = try show(.sectionHeaders, nested: nested, scrolledBy: 7)
    #expect(row(app, "head B") == 0)
  }

  @Test("The last header leaves with the end of its container")
  func lastHeader() throws {
    let view = ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<5) { Text("row \($0)") }
          } header: {
            Text("head")
          }
        }
        ForEach(0..<20) { Text("after \($0)") }
      }
    }
    let app = ViewTest(view, size: CGSize(width: 160, height: 160))
    try app.window.scroll(by: CGSize(width: 0, height: 5 * 16))
    #expect(try app.find("head").frame.minY == 0)
    try app.window.scroll(by: CGSize(width: 0, height: 8))
    #expect(try app.find("head").frame.minY == -8)
  }

  @Test("Without pinning, headers scroll with their rows", arguments: [false, true])
  func unpinned(nested: Bool) throws {
    let app = try show([], nested: nested, scrolledBy: 2)
    #expect(row(app, "head A") != 0)
    #expect(row(app, "A1") == 0)
  }

  @Test("A footer stays at the bottom until its own place comes into view")
  func footers() throws {
    var app = try show(.sectionFooters, nested: false, scrolledBy: 0)
    // Lines 0 to 6 are section A, 7 to 9 the beginning of B.
    #expect(row(app, "foot A") == 6)
    #expect(row(app, "foot B") == 9)
    app = try show(.sectionFooters, nested: false, scrolledBy: 4)
    #expect(row(app, "foot B") == 9)
  }

  @Test("In a grid a header has its own line, and is pinned as in a stack")
  func grid() throws {
    let app = ViewTest(Tiles(), size: CGSize(width: 320, height: 160))
    #expect(row(app, "first") == 0)
    #expect(row(app, "head") == 1)
    #expect(row(app, "a0") == 2)
    #expect(row(app, "a3") == 3)
    try app.window.scroll(by: CGSize(width: 0, height: 32))
    #expect(row(app, "head") == 0)
    #expect(row(app, "a3") == 1)
  }
}
