import Foundation
import HostInterface
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Places its subviews on a circle, rotated by an angle.
private struct Ring: Layout {
  var turn: Double

  var animatableData: Double {
    get { turn }
    set { turn = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX + turn, y: bounds.minY), proposal: .unspecified)
    }
  }
}

private struct Tabular: View {
  @State private var isTable = true

  var body: some View {
    let layout =
      isTable
      ? AnyLayout(GridLayout(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
    VStack(alignment: .leading, spacing: 0) {
      layout {
        GridRow {
          Text("a")
          Counter()
        }
        GridRow {
          Text("long")
          Text("b")
        }
      }
      Button("Switch") { isTable.toggle() }
    }
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

private struct Turning<L: Layout>: View {
  @State private var turn = 0.0
  let layout: (Double) -> L

  var body: some View {
    let layout = layout(turn)
    VStack {
      layout { Text("x") }
      Button("Turn") { withAnimation(.linear(duration: 1)) { turn = 200 } }
    }
  }
}

@MainActor
struct GridLayoutTests {
  @Test("A grid layout aligns its rows' cells in columns")
  func columns() {
    let screen = Screen(160, 64) {
      GridLayout(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0)() {
        GridRow {
          Text("a")
          Text("b")
        }
        GridRow {
          Text("long")
          Text("c")
        }
      }
    }
    let left = screen.frames[0].minX
    #expect(screen.frames.map { $0.minX - left } == [0, 40, 0, 40])
    #expect(Set(screen.frames.map(\.minY)).count == 2)
  }

  @Test(
    "S14.10: A modifier on a row applies to each cell, also if the grid is one of several layouts",
    arguments: [true, false])
  func modifiedRow(isLayout: Bool) {
    struct Cells: View {
      var body: some View {
        GridRow {
          Color.red.frame(width: 10, height: 10)
          Color.blue.frame(width: 10, height: 10)
        }
        .padding(.horizontal, 5)
        GridRow { Color.green.frame(width: 40, height: 10) }
      }
    }
    let screen = Screen(200, 64) {
      if isLayout {
        AnyLayout(GridLayout(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0)) {
          Cells()
        }
      } else {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) { Cells() }
      }
    }
    let left = screen.frames[2].minX
    #expect(screen.frames.map { $0.minX - left } == [5, 45, 0])
  }

  @Test("Outside a grid the cells of a row are those of a group, in any container")
  func outsideOfAGrid() {
    let screen = Screen(200, 64) {
      VStack(alignment: .leading, spacing: 0) {
        GridRow {
          Color.red.frame(width: 10, height: 10)
          Color.blue.frame(width: 20, height: 10)
        }
      }
    }
    let top = screen.frames[0].minY
    #expect(screen.frames.map { $0.minY - top } == [0, 10])
    #expect(screen.frames[0].minX == screen.frames[1].minX)
  }

  @Test("A divider and a spacer follow the axis of a changing layout")
  func axis() throws {
    struct Turned: View {
      @State private var isRow = false
      var body: some View {
        let layout =
          isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        VStack(spacing: 0) {
          layout {
            Text("a")
            Divider().padding(0).accessibilityIdentifier("line")
            Spacer()
            Text("b")
          }
          Button("Turn") { isRow.toggle() }
        }
      }
    }
    let app = ViewTest(Turned(), size: CGSize(width: 400, height: 200))
    #expect(try app.find("b").frame.midX == app.find("a").frame.midX)
    try app.tap("Turn")
    #expect(try app.find("b").frame.maxX == 400)
    #expect(try app.find("b").frame.midY == app.find("a").frame.midY)
    try app.tap("Turn")
    #expect(try app.find("b").frame.midX == app.find("a").frame.midX)
    #expect(try app.find("b").frame.maxY == app.button("Turn").frame.minY)
  }

  @Test("Changing from a grid to a stack keeps the state of the cells")
  func switching() throws {
    let app = ViewTest(Tabular())
    try app.tap("0")
    let column = try app.find("1").frame.minX
    try app.tap("Switch")
    #expect(try app.find("1").frame.minX < column)
    try app.tap("Switch")
    #expect(try app.find("1").frame.minX == column)
  }

  @Test("A layout with animatable data is measured in each frame of an animation")
  func animation() async throws {
    let app = ViewTest(Turning { Ring(turn: $0) })
    let start = try app.find("x").frame.minX
    try app.tap("Turn")
    try await app.advance(by: .milliseconds(500))
    #expect(abs(try app.find("x").frame.minX - start - 100) < 10)
    try await app.advance(by: .seconds(1))
    #expect(try app.find("x").frame.minX == start + 200)
  }

  @Test("So is a type-erased one")
  func anyLayout() async throws {
    let app = ViewTest(Turning { AnyLayout(Ring(turn: $0)) })
    let start = try app.find("x").frame.minX
    try app.tap("Turn")
    try await app.advance(by: .milliseconds(500))
    #expect(abs(try app.find("x").frame.minX - start - 100) < 10)
  }
}
