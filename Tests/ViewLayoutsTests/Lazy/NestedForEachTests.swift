import SwiftUI
import Testing
import ViewTesting

private typealias Kind = NestedRows.Kind
private typealias Shape = NestedRows.Shape
private typealias Model = NestedRows.Model
private typealias Screen = NestedRows.Screen
private typealias Cell = NestedRows.Cell
private typealias Indented = NestedRows.Indented

@MainActor
struct NestedForEachTests {
  private func app(
    _ kind: Kind, _ shape: Shape = .section, isWritten: Bool = false, model: Model,
    size: CGSize = CGSize(width: 300, height: 200)
  ) -> ViewTest {
    ViewTest(
      Screen(kind: kind, shape: shape, isWritten: isWritten, model: model), size: size)
  }

  /// Returns the frames of what the window shows, by its words.
  private func frames(_ app: ViewTest) -> [String: CGRect] {
    let window = CGRect(x: 0, y: 0, width: 300, height: 200)
    let found = app.findAll(.role(.button)) + app.findAll(.role(.text))
    return Dictionary(
      found.filter { $0.frame.intersects(window) }.map { ($0.label, $0.frame) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test(
    "S14.24 Rows of a `ForEach` inside another one are created when they come into sight",
    arguments: Kind.allCases)
  private func making(kind: Kind) throws {
    for shape in Shape.allCases {
      let model = Model()
      let app = app(kind, shape, model: model)
      #expect(model.made.contains("a0"), "\(shape)")
      #expect(model.made.count < 80, "\(shape)")
      #expect(model.present.count < 80, "\(shape)")
      #expect(!model.present.contains("a999"))
      let seen = Set(frames(app).keys.map { String($0.prefix { $0 != " " }) })
      #expect(kind == .list || model.present == seen.filter { $0.contains { $0.isNumber } })
    }
  }

  @Test(
    "S14.24 They are where they would be in explicit sections",
    arguments: Kind.allCases)
  private func places(kind: Kind) throws {
    for shape in Shape.allCases {
      let (model, other) = (Model(), Model())
      for name in ["a", "b", "c"] { (model.counts[name], other.counts[name]) = (33, 33) }
      let app = app(kind, shape, model: model)
      let written = self.app(kind, shape, isWritten: true, model: other)
      // The length of sections out of sight is estimated, so the first leap may fall short of the
      // end.
      for step in [0, 40, 40, 60, 200, 1000, 1000, -50, -50, -120, -500] {
        let offset = CGSize(width: step, height: step)
        try app.find(.role(kind == .list ? .list : .scrollView)).scroll(by: offset)
        try written.find(.role(kind == .list ? .list : .scrollView)).scroll(by: offset)
        if step == 1000 { continue }
        #expect(frames(app) == frames(written), "\(shape) \(step)")
        #expect(model.present == other.present, "\(shape) \(step)")
      }
    }
  }

  @Test(
    "S14.24 `scrollTo` reaches a row deep inside that was never created, by its id",
    arguments: Kind.allCases)
  private func scrolling(kind: Kind) throws {
    for shape in Shape.allCases {
      let model = Model()
      let app = app(kind, shape, model: model)
      app.run { model.reader?.scrollTo("c700", anchor: .center) }
      let row = try app.find("c700 0").frame
      #expect(CGRect(x: 0, y: 0, width: 300, height: 200).contains(row), "\(shape)")
      #expect(model.made.count < 200, "\(shape)")
      #expect(model.present.contains("c700"))
      #expect(!model.present.contains("a0"))
      app.run { model.reader?.scrollTo("a500", anchor: .center) }
      #expect(try CGRect(x: 0, y: 0, width: 300, height: 200).contains(app.find("a500 0").frame))
      #expect(model.made.count < 300, "\(shape)")
    }
  }

  @Test("S14.24 Sections without rows take no space", arguments: Kind.allCases)
  private func emptySections(kind: Kind) throws {
    for shape in Shape.allCases {
      for counts in [[3, 0, 0], [0, 3, 0], [30, 0, 0], [0, 30, 0], [0, 0, 30], [0, 0, 0]] {
        let (model, other) = (Model(), Model())
        for (name, count) in zip(["a", "b", "c"], counts) {
          (model.counts[name], other.counts[name]) = (count, count)
        }
        let size = CGSize(width: 2400, height: 1200)
        let app = app(kind, shape, model: model, size: size)
        let written = self.app(kind, shape, isWritten: true, model: other, size: size)
        #expect(frames(app) == frames(written), "\(shape) \(counts)")
        #expect(model.present == other.present, "\(shape) \(counts)")
      }
    }
  }

  @Test("S14.24 Elements of a few rows are not created on the way to another one")
  func fewRows() throws {
    let model = Model()
    let app = ViewTest(
      ScrollViewReader { reader in
        let _ = model.reader = reader
        ScrollView {
          LazyVStack {
            ForEach(0..<10_000, id: \.self) { number in
              let _ = model.made.insert("\(number)")
              Text(verbatim: "Entry \(number)")
              ForEach(0..<number % 4, id: \.self) { Text(verbatim: "Tag \(number) \($0)") }
            }
          }
        }
      }, size: CGSize(width: 300, height: 200))
    app.run { model.reader?.scrollTo(9_999, anchor: .bottom) }
    #expect(app.exists("Tag 9999 2"))
    #expect(model.made.count < 100)
  }

  @Test("S14.24 Sections of many rows are replaced by ones with one row while the last are visible")
  func replaced() throws {
    let model = Model()
    model.sections = (0..<60).map { "s\($0)-" }
    for name in model.sections { model.counts[name] = 30 }
    let app = ViewTest(
      ScrollViewReader { reader in
        let _ = model.reader = reader
        ScrollView {
          HStack {
            LazyVStack(spacing: 0) {
              ForEach(model.sections, id: \.self) { section in
                ForEach(model.rows(section), id: \.self) { Cell(name: $0, model: model) }
              }
            }
            Text("Beside")
          }
        }
      }, size: CGSize(width: 300, height: 200))
    app.run { model.reader?.scrollTo("s10-5", anchor: .top) }
    #expect(model.present.contains("s10-5"))
    app.run {
      model.sections = (0..<60).map { "t\($0)-" }
      for name in model.sections { model.counts[name] = 1 }
    }
    #expect(!model.present.isEmpty)
    #expect(model.present.allSatisfy { $0.hasPrefix("t") })
  }

  @Test(
    "S14.24 Sections and rows are inserted and removed, and the others keep their state",
    arguments: Kind.allCases)
  private func changing(kind: Kind) throws {
    for shape in Shape.allCases {
      let (model, other) = (Model(), Model())
      for name in ["a", "b", "c", "d"] { model.counts[name] = 3 }
      let app = app(kind, shape, model: model, size: CGSize(width: 2400, height: 600))
      try app.tap("a1 0")
      model.sections = ["d", "a", "b", "c"]
      app.run {}
      #expect(throws: Never.self) { try app.find("a1 1") }
      #expect(throws: Never.self) { try app.find("d0 0") }
      model.counts["a"] = 5
      app.run {}
      #expect(throws: Never.self) { try app.find("a1 1") }
      #expect(throws: Never.self) { try app.find("a4 0") }
      model.sections = ["b", "a", "c"]
      app.run {}
      #expect(throws: Never.self) { try app.find("a1 1") }
      #expect(app.findAll("d0 0").isEmpty)
      #expect(!model.present.contains("d0"))
      model.sections = ["b", "c"]
      app.run {}
      #expect(app.findAll("a1 1").isEmpty)
      #expect(!model.present.contains { $0.hasPrefix("a") })
      model.sections = ["a", "b", "c"]
      app.run {}
      #expect(throws: Never.self) { try app.find("a1 0") }
      for name in ["a", "b", "c"] { (model.counts[name], other.counts[name]) = (5, 5) }
      app.run {}
      let written = self.app(
        kind, shape, isWritten: true, model: other, size: CGSize(width: 2400, height: 600))
      #expect(frames(app) == frames(written), "\(shape)")
      #expect(model.present == other.present, "\(shape)")
    }
  }

  @Test("S14.21 A section that is inserted or removed with an animation takes its rows along")
  func transitions() async throws {
    for kind in Kind.allCases {
      let model = Model()
      for name in ["a", "b", "c", "d"] { model.counts[name] = 1 }
      let app = app(kind, model: model, size: CGSize(width: 2400, height: 600))
      app.run { withAnimation(.linear(duration: 1)) { model.sections = ["d", "a", "b", "c"] } }
      try await app.advance(by: .milliseconds(500))
      #expect(abs(try app.find("d0 0").opacity - 0.5) < 0.05, "\(kind)")
      #expect(try app.find("a0 0").opacity == 1)
      try await app.advance(by: .seconds(1))
      #expect(try app.find("d0 0").opacity == 1)
      app.run { withAnimation(.linear(duration: 1)) { model.sections = ["a", "b", "c"] } }
      try await app.advance(by: .milliseconds(500))
      #expect(model.present.contains("d0"), "\(kind)")
      #expect(app.isMoving)
      try await app.advance(by: .seconds(1))
      #expect(!model.present.contains("d0"))
      #expect(app.findAll("d0 0").isEmpty)
      #expect(!app.isMoving)
      app.run { withAnimation(.linear(duration: 1)) { model.hasMore = true } }
      try await app.advance(by: .milliseconds(500))
      #expect(abs(try app.find("more0 0").opacity - 0.5) < 0.05, "\(kind)")
    }
  }

  @Test("S14.21 A row is removed with its transition, whatever surrounds its section")
  func goingInWrappers() async throws {
    for kind in Kind.allCases {
      for shape in Shape.allCases {
        for count in [5, 40] { try await goes(kind, shape, of: count) }
      }
    }
  }

  private func goes(_ kind: Kind, _ shape: Shape, of count: Int) async throws {
    let model = Model()
    for name in ["a", "b", "c"] { model.counts[name] = count }
    let app = app(kind, shape, model: model)
    app.run { withAnimation(.linear(duration: 1)) { model.first = 1 } }
    try await app.advance(by: .milliseconds(500))
    #expect(app.tree.contains("a0 0"), "\(kind) \(shape) \(count)")
    #expect(model.present.contains("a0"))
    app.run { withAnimation(.linear(duration: 1)) { model.first = 0 } }
    try await app.advance(by: .seconds(2))
    #expect(app.exists("a0 0"), "\(kind) \(shape) \(count)")
    app.run { withAnimation(.linear(duration: 1)) { model.first = 1 } }
    try await app.advance(by: .seconds(2))
    #expect(!app.tree.contains("a0 0"), "\(kind) \(shape) \(count)")
    #expect(!model.present.contains("a0"))
    #expect(!app.isMoving)
  }

  @Test("S14.24 A row after sections that were never created is scrolled to by its id")
  func behind() throws {
    for kind in Kind.allCases {
      for shape in Shape.allCases {
        let model = Model()
        (model.hasMore, model.moreCount) = (true, 100)
        for (name, count) in zip(["a", "b", "c"], [30, 300, 500]) { model.counts[name] = count }
        let app = app(kind, shape, model: model)
        app.run { model.reader?.scrollTo(50, anchor: .center) }
        let window = CGRect(x: 0, y: 0, width: 300, height: 200)
        #expect(try window.contains(app.find("more50 0").frame), "\(kind) \(shape)")
        #expect(model.made.count < 200, "\(kind) \(shape)")
      }
    }
  }

  @Test("S14.24 Visible rows stay in place when an element gets many rows")
  func becomingNested() throws {
    let model = Model()
    model.first = -1
    let app = ViewTest(
      ScrollViewReader { reader in
        let _ = model.reader = reader
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1_000, id: \.self) { number in
              Text(verbatim: "Post \(number)").frame(height: 20)
              Text(verbatim: "Author \(number)").frame(height: 20)
              if number == model.first {
                ForEach(0..<50, id: \.self) {
                  Text(verbatim: "Reply \($0) to \(number)").frame(height: 20)
                }
              }
            }
          }
        }
      }, size: CGSize(width: 300, height: 200))
    app.run { model.reader?.scrollTo(500, anchor: .top) }
    #expect(try app.find("Post 500").frame.minY == 2)
    for number in [502, 504] {
      app.run { model.first = number }
      #expect(try app.find("Post 500").frame.minY == 2, "\(number)")
      #expect(try app.find("Author 501").frame.minY == 62, "\(number)")
      #expect(number != 502 || app.exists("Reply 0 to 502"))
    }
    try app.find(.role(.scrollView)).scroll(by: CGSize(width: 0, height: -40))
    #expect(try app.find("Post 500").frame.minY == 42)
    #expect(try app.find("Author 499").frame.minY == 22)
  }

  @Test("S14.24 Headers out of sight follow the modifiers around all sections")
  func headersOutOfSight() async throws {
    let model = Model()
    model.counts["a"] = 30
    let app = ViewTest(Indented(model: model), size: CGSize(width: 300, height: 200))
    app.run { model.reader?.scrollTo("c500") }
    app.run { model.reader?.scrollTo("a0", anchor: .center) }
    for indent: CGFloat in [10, 40] {
      app.run { model.indent = indent }
      try await app.advance(by: .seconds(2))
    }
    let places = try ["head a", "a0 0"].map { try app.find($0).frame.minX }
    app.run { model.reader?.scrollTo("b0", anchor: .center) }
    let others = try ["head b", "b0 0"].map { try app.find($0).frame.minX }
    #expect(others == places)
    #expect(places == [40, 54])
  }
}
