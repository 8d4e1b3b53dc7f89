import SwiftUI
import Testing
import ViewTesting

/// Elements of a `ForEach` with no view or several, in lazy containers.
@MainActor
struct LazyViewCountTests {
  @MainActor @Observable
  final class Shown {
    var odd = true
    var items = Array(0..<6)
    var isTall = false
  }

  private static let columns = [GridItem(.fixed(100), spacing: 0), GridItem(.fixed(100))]

  private func places(_ app: ViewTest) -> [String: CGPoint] {
    let texts = app.findAll(.role(.text))
    guard let corner = texts.map(\.frame).reduce(nil as CGRect?, { $0?.union($1) ?? $1 })?.origin
    else { return [:] }
    return Dictionary(
      texts.map {
        ($0.label, CGPoint(x: $0.frame.minX - corner.x, y: $0.frame.minY - corner.y))
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test("Each view of an element is a cell of the grid")
  func cells() {
    let app = ViewTest(
      LazyVGrid(columns: Self.columns, spacing: 0) {
        ForEach(0..<2) { index in
          Text("a\(index)")
          Text("b\(index)")
          Text("c\(index)")
        }
        Text("dd")
      })
    let places = places(app)
    #expect(
      ["a0", "b0", "c0", "a1", "b1", "c1", "dd"].map { places[$0]?.x } == [
        0, 100, 0, 100, 0, 100, 0,
      ])
    #expect(
      ["a0", "b0", "c0", "a1", "b1", "c1", "dd"].map { places[$0]?.y } == [
        0, 0, 16, 16, 32, 32, 48,
      ])
  }

  @MainActor
  private final class Made {
    var count = 0
    func note(_ index: Int) -> Int {
      count += 1
      return index
    }
  }

  @Test("Of elements with several views a grid creates only the visible ones")
  func severalViewsLazily() async throws {
    struct Long: View {
      let made: Made
      let shown: Shown

      var body: some View {
        ScrollViewReader { reader in
          Button("go") { reader.scrollTo(400, anchor: .top) }
          ScrollView {
            LazyVGrid(columns: LazyViewCountTests.columns, spacing: 0) {
              ForEach(0..<1000, id: \.self) { index in
                Text("a\(made.note(index))")
                Text("b\(index)")
                if shown.odd || index != 401 { Text("c\(index)") }
              }
            }
          }
        }
      }
    }
    let (made, shown) = (Made(), Shown())
    let app = ViewTest(Long(made: made, shown: shown), size: CGSize(width: 200, height: 200))
    #expect(made.count < 50)
    let a0 = try app.find("a0").frame
    let others = try ["b0", "c0", "a1", "c1"].map { try app.find($0).frame }
    #expect(others.map { $0.minX - a0.minX } == [100, 0, 100, 100])
    #expect(others.map { $0.minY - a0.minY } == [0, 16, 16, 32])
    try app.tap("go")
    let a400 = try app.find("a400").frame
    #expect(try app.find("b400").frame.minY == a400.minY)
    #expect(try app.find("c400").frame.minY == a400.minY + 16)
    #expect(try app.find("a401").frame.minX == a400.minX + 100)
    #expect(made.count < 100)
    // Now the number of views per element matters.
    shown.odd = false
    try await app.settle()
    #expect(try app.find("a402").frame.minX == a400.minX + 100)
    #expect(!app.exists("c401"))
    try await app.checkInvariants()
  }

  private struct Filtered: View {
    let shown: Shown

    var body: some View {
      ScrollView {
        LazyVGrid(columns: LazyViewCountTests.columns, spacing: 0) {
          ForEach(shown.items, id: \.self) { item in
            if shown.odd || item % 2 == 0 { Text("n\(item)") }
          }
          .frame(height: 20)
        }
      }
    }
  }

  @Test(
    "An element without a view leaves no gap in the grid, and takes its cell when it returns")
  func holes() async throws {
    let shown = Shown()
    let app = ViewTest(Filtered(shown: shown))
    let all = places(app)
    #expect(all["n1"] == CGPoint(x: 100, y: 0))
    shown.odd = false
    try await app.settle()
    #expect(
      places(app) == [
        "n0": .zero, "n2": CGPoint(x: 100, y: 0), "n4": CGPoint(x: 0, y: 20),
      ])
    shown.odd = true
    try await app.settle()
    #expect(places(app) == all)
    shown.items = [5, 1]
    try await app.settle()
    #expect(places(app) == ["n5": .zero, "n1": CGPoint(x: 100, y: 0)])
    try await app.checkInvariants()
  }

  @Test("Sections made by a ForEach have headers across the whole grid")
  func sections() {
    let app = ViewTest(
      ScrollView {
        LazyVGrid(columns: Self.columns, alignment: .leading, spacing: 0) {
          ForEach(0..<2) { section in
            Section {
              ForEach(0..<3) { Text("\(section)\($0)") }
            } header: {
              Text("header \(section)").frame(maxWidth: .infinity, alignment: .leading)
            }
          }
        }
      })
    let places = places(app)
    #expect(
      ["header 0", "00", "01", "02", "header 1", "10"].map { places[$0]?.y } == [
        0, 16, 16, 32, 48, 64,
      ])
    #expect(places["header 1"]?.x == 0)
  }

  @Test("Views of one element have the same spacing in a lazy stack as others")
  func distances() {
    let app = ViewTest(
      ScrollView {
        LazyVStack(spacing: 20) {
          ForEach(0..<2) { index in
            Text("a\(index)")
            ForEach(0..<2) { Text("b\(index)\($0)") }
          }
        }
      })
    #expect(app.findAll(.role(.text)).map(\.frame.minY) == [0, 36, 72, 108, 144, 180])
  }

  @Test("Scrolling to a row in a grid finds the element, whatever precedes it")
  func scrolling() async throws {
    struct Long: View {
      var body: some View {
        ScrollViewReader { reader in
          Button("go") { reader.scrollTo(90, anchor: .top) }
          ScrollView {
            LazyVGrid(columns: LazyViewCountTests.columns) {
              ForEach(0..<100, id: \.self) { index in
                Text("first \(index)")
                if index % 3 == 0 { Text("second \(index)") }
              }
            }
          }
        }
      }
    }
    let app = ViewTest(Long())
    try app.tap("go")
    _ = try app.find("first 90")
    #expect(app.findAll("first 3").isEmpty)
  }

  @Test("Lines that were empty when measured show their current view")
  func emptyEnd() async throws {
    struct Nested: View {
      let shown: Shown
      var body: some View {
        ScrollView {
          ScrollView {
            LazyVStack {
              Text("a")
              ForEach(0..<1) { _ in ForEach(shown.items, id: \.self) { Text("n\($0)") } }
            }
          }
        }
      }
    }
    let shown = Shown()
    let app = ViewTest(Nested(shown: shown))
    shown.items = []
    try await app.settle()
    #expect(app.findAll(.role(.text)).count == 1)
    shown.items = [4, 2]
    try await app.settle()
    #expect(app.findAll(.role(.text)).map(\.label) == ["a", "n4", "n2"])
  }

  @Test("A lazy container that moves shows what is visible at its new place")
  func moved() async throws {
    struct Below: View {
      let shown: Shown
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 300)
              .frame(height: shown.isTall ? 300 : 20)
              .clipped()
            LazyVStack(spacing: 0) { ForEach(0..<200) { Text("n\($0)") } }
          }
        }
      }
    }
    let shown = Shown()
    shown.isTall = true
    let app = ViewTest(Below(shown: shown), size: CGSize(width: 200, height: 400))
    let few = app.findAll(.role(.text)).count
    shown.isTall = false
    try await app.settle()
    #expect(few < 10)
    #expect(app.findAll(.role(.text)).count >= 23)
  }
}
