import Foundation
import HostInterface
import SwiftUI
import TestSupport
import Testing
import ViewTesting

private struct Weight: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// A layout with its own `callAsFunction`, which makes it a view.
private struct Titled: Layout {
  @MainActor
  func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    VStack {
      Text("Title")
      content()
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// Divides the width by weights.
private struct Weighted: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func makeCache(subviews: Subviews) -> CGFloat { subviews.reduce(0) { $0 + $1[Weight.self] } }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
  ) {
    var x = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview[Weight.self] / cache
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

private struct Switching: View {
  @State private var isWide = true

  var body: some View {
    let layout = isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    layout {
      Counter()
      Color.red
    }
    .onChange(of: isWide) {}
    .onAppear { isWide = false }
  }
}

private struct Counter: View {
  @State private var number = Int.random(in: 0..<1_000_000)
  var body: some View { Text("\(number)") }
}

private struct Marks: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private final class History: @unchecked Sendable {
  private var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Logs when its cache is made and updated.
private struct Remembering: Layout {
  let name: String
  let history: History

  func makeCache(subviews: Subviews) -> [String] {
    history("make \(subviews.count)")
    return [name]
  }

  func updateCache(_ cache: inout [String], subviews: Subviews) {
    history("update \(cache.joined()) with \(subviews.count)")
    cache.append(name)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [String]
  ) -> CGSize { CGSize(width: 10, height: 10) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [String]
  ) {}
}

@MainActor
struct CustomLayoutTests {
  @Test("A custom layout places its subviews, with values of theirs and a cache")
  func weights() {
    let screen = Screen(100, 10) {
      Weighted {
        Color.red
        Color.blue.layoutValue(key: Weight.self, value: 3)
      }
    }
    #expect(screen.frames.map(\.minX) == [0, 25])
    #expect(screen.sizes.map(\.width) == [25, 75])
  }

  @Test("S11.21 A cache is created once, and updated when the layout or its subviews change")
  func cache() throws {
    struct Changing: View {
      let history: History
      @State private var step = 0

      var body: some View {
        Button("step \(step)") { step += 1 }
        Remembering(name: step < 2 ? "a" : "b", history: history) {
          Text("first")
          if step == 1 { Text("second") }
        }
      }
    }
    let history = History()
    let app = ViewTest(Changing(history: history))
    #expect(history.take() == ["make 1"])
    try app.tap("step 0")
    #expect(history.take() == ["update a with 2"])
    try app.tap("step 1")
    #expect(history.take() == ["update aa with 1"])
    try app.tap("step 2")
    #expect(history.take() == [])
  }

  @Test("S11.21 The cache in an AnyLayout is kept as long as its layout has the same type")
  func cacheOfAnyLayout() throws {
    struct Changing: View {
      let history: History
      @State private var name = "a"

      var body: some View {
        Button("change") { name = "b" }
        AnyLayout(Remembering(name: name, history: history)) { Text("first") }
      }
    }
    let history = History()
    let app = ViewTest(Changing(history: history))
    #expect(history.take() == ["make 1"])
    try app.tap("change")
    #expect(history.take() == ["update a with 1"])
  }

  @Test("S11.22 A layout without explicit guides has those of its subviews")
  func mergedGuides() {
    struct Falling: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: 20, height: 80) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        for (index, subview) in subviews.enumerated() {
          subview.place(
            at: CGPoint(x: bounds.minX, y: bounds.minY + 10 * CGFloat(index)),
            proposal: .unspecified)
        }
      }
    }
    let guides = Screen(200, 200) {
      HStack(alignment: .top, spacing: 0) {
        Falling {
          Color.red.frame(width: 10, height: 10).alignmentGuide(.top) { _ in 4 }
          Color.green.frame(width: 10, height: 10).alignmentGuide(.top) { _ in 4 }
          Color.yellow.frame(width: 10, height: 10)
        }
        Color.blue.frame(width: 10, height: 10)
      }
    }
    // At 4 and 14 in the layout's coordinates.
    #expect(guides.frames[3].minY == guides.frames[0].minY + 9)
    #expect(guides.frames[2].minY == guides.frames[0].minY + 20)
    let baselines = Screen(200, 200) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        AnyLayout(Falling()) {
          Text("a"); Text("b")
        }
        Text("c")
      }
    }
    #expect(baselines.frames[2].minY == baselines.frames[1].minY)
    #expect(baselines.frames[1].minY == baselines.frames[0].minY + 10)
  }

  @Test("Subviews that a layout does not place are centred")
  func unplaced() {
    struct Lazy: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    let screen = Screen(100, 10) { Lazy { Color.red.frame(width: 20) } }
    #expect(screen.frames == [CGRect(x: 40, y: 0, width: 20, height: 10)])
  }

  @Test("AnyLayout changes the layout and keeps the subviews")
  func anyLayout() {
    let screen = Screen(100, 100) { Switching() }
    #expect(screen.frames[1].minY == 16)
    #expect(screen.frames[1].minX == 0)
  }

  @Test("A grid aligns its cells in columns; other views span all of them")
  func grid() {
    let screen = Screen(200, 200) {
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow {
          Text("a")
          Text("bbb")
        }
        Text("across all")
        GridRow {
          Text("cccc")
          Text("d")
        }
      }
    }
    let left = screen.frames[0].minX
    #expect(screen.strings == ["a", "bbb", "across all", "cccc", "d"])
    #expect(screen.frames.map { $0.minX - left } == [0, 48, 0, 0, 48])
    let top = screen.frames[0].minY
    #expect(screen.frames.map { $0.minY - top } == [0, 0, 16, 32, 32])
  }

  @Test("S14.10 A cell over several columns has the grid's alignment, not the first column's")
  func spanningCell() {
    let screen = Screen(200, 200) {
      Grid(alignment: .trailing, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 60, height: 10).gridColumnAlignment(.leading)
          Color.blue.frame(width: 60, height: 10)
        }
        GridRow { Color.green.frame(width: 20, height: 10).gridCellColumns(2) }
      }
    }
    #expect(screen.frames[2].maxX == screen.frames[1].maxX)
  }

  @Test("S14.10 A modifier on a grid row modifies each of its cells")
  func modifiedRow() {
    let screen = Screen(200, 200) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 20, height: 10)
          Color.blue.frame(width: 30, height: 10)
        }
        .padding(5)
        .gridColumnAlignment(.leading)
        GridRow { Color.green.frame(width: 60, height: 10) }
      }
    }
    let (left, top) = (screen.frames[2].minX, screen.frames[0].minY)
    #expect(screen.frames.map { $0.minX - left } == [5, 65, 0])
    #expect(screen.frames.map { $0.minY - top } == [0, 0, 15])
  }

  @Test(
    "A grid follows a growing cell, also if it is an AnyLayout",
    arguments: [true, false])
  func growingCell(isLayout: Bool) throws {
    struct Cells: View {
      @State private var text = "one"
      var body: some View {
        GridRow { Text(text) }
        Button("Grow") { text = "one\ntwo\nthree" }
      }
    }
    let app = ViewTest(
      Group {
        if isLayout {
          AnyLayout(GridLayout(verticalSpacing: 0)) { Cells() }
        } else {
          Grid(verticalSpacing: 0) { Cells() }
        }
      })
    let top = try app.find("one").frame.minY
    #expect(try app.button("Grow").frame.minY == top + 16)
    try app.tap("Grow")
    #expect(try app.button("Grow").frame.minY == app.find("one\ntwo\nthree").frame.minY + 48)
  }

  @Test("A grid's cells may span columns and align their column")
  func gridCells() {
    let screen = Screen(200, 200) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text("wide").gridCellColumns(2)
        }
        GridRow {
          Text("a").gridColumnAlignment(.trailing)
          Text("bb")
        }
      }
    }
    #expect(screen.frames[0].width == 32)
    #expect(screen.frames[1].maxX == screen.frames[2].minX)
  }

  @Test("A bar at an edge takes its own height, the view gets the rest")
  func safeAreaInset() {
    let screen = Screen(100, 80) {
      Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Text("bar") }.ignoresSafeArea()
    }
    #expect(screen.frames[0] == CGRect(x: 0, y: 0, width: 100, height: 64))
    #expect(screen.frames[1] == CGRect(x: 38, y: 64, width: 24, height: 16))
  }

  @Test("An anchor is read in the reader's coordinates, and follows its view")
  func anchors() {
    let screen = Screen(100, 40) {
      HStack(spacing: 0) {
        Color.clear.frame(width: 60)
        Color.red.frame(width: 20, height: 10)
          .anchorPreference(key: Marks.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(Marks.self) { marks in
        GeometryReader { proxy in
          ForEach(0..<marks.count, id: \.self) { index in
            Color.blue.frame(width: proxy[marks[index]].width, height: 2)
              .offset(x: proxy[marks[index]].minX)
          }
        }
      }
    }
    #expect(screen.frames[2].minX == screen.frames[1].minX)
    #expect(screen.frames[2].width == 20)
  }

  @Test("A layout's own callAsFunction is used if it has one")
  func ownCall() {
    #expect(ViewTest(Titled() { Text("Content") }).exists("Title"))
  }
}
