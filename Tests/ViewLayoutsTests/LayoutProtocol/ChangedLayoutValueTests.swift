import SwiftUI
import Testing
import ViewTesting

private struct Length: LayoutValueKey { static let defaultValue: CGFloat = 10 }

/// As high as the lengths of its views, which may be smaller.
private struct Column: Layout {
  func makeCache(subviews: Subviews) -> CGFloat { subviews.reduce(0) { $0 + $1[Length.self] } }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
  ) -> CGSize { CGSize(width: 100, height: cache) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

/// A view that changes what it tells its layout, and not its own size.
private struct Growing: View {
  @State private var length: CGFloat = 20

  var body: some View {
    Button("Grow") { length += 30 }.layoutValue(key: Length.self, value: length)
  }
}

private struct Changing<Changed: View>: View {
  let changed: (Color, Bool) -> Changed

  var body: some View {
    VStack(spacing: 0) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Cell(changed: changed) }
        GridRow {
          Color.red.frame(width: 20, height: 10).accessibilityIdentifier("below")
          Color.red.frame(width: 20, height: 10).accessibilityIdentifier("second")
        }
      }
      .background(Color.gray.accessibilityIdentifier("grid"))
    }
  }

  /// Only the cell's own body runs.
  private struct Cell: View {
    @State private var isChanged = false
    let changed: (Color, Bool) -> Changed

    var body: some View {
      changed(.blue, isChanged).onTapGesture { isChanged = true }.accessibilityIdentifier("cell")
    }
  }
}

@MainActor struct ChangedLayoutValueTests {
  @Test("S11.21 A layout follows the values that its views set, though their sizes stay")
  func value() throws {
    let app = ViewTest(
      VStack {
        Column { Growing() }.background(Color.gray.accessibilityIdentifier("column"))
      })
    let column = try app.find(.identifier("column"))
    #expect(column.frame.height == 20)
    try app.tap("Grow")
    #expect(column.frame.height == 50)
  }

  @Test("S11.21 A view that takes another's place inside of a modifier has a value of its own")
  func replaced() throws {
    struct Replacing: View {
      @State private var number = 3
      var body: some View {
        VStack {
          Column {
            Color.red.frame(width: 20, height: 10)
              .layoutValue(key: Length.self, value: CGFloat(number * 10))
              .id(number)
          }
          .background(Color.gray.accessibilityIdentifier("column"))
          Button("Next") { number += 1 }
        }
      }
    }
    let app = ViewTest(Replacing())
    let column = try app.find(.identifier("column"))
    #expect(column.frame.height == 30)
    try app.tap("Next")
    #expect(column.frame.height == 40)
    try app.tap("Next")
    #expect(column.frame.height == 50)
  }

  @Test("S11.21 So does a grid: over how many columns a cell is, and how they are aligned")
  func cells() throws {
    let columns = ViewTest(
      Changing { color, isChanged in
        color.frame(width: 80, height: 10).gridCellColumns(isChanged ? 2 : 1)
      })
    let grid = try columns.find(.identifier("grid"))
    #expect(grid.frame.width == 100)
    try columns.find(.identifier("cell")).tap()
    #expect(grid.frame.width == 80)

    let unsized = ViewTest(
      Changing { color, isChanged in
        color.frame(width: 80, height: 10).gridCellUnsizedAxes(isChanged ? .horizontal : [])
      })
    let other = try unsized.find(.identifier("grid"))
    #expect(other.frame.width == 100)
    try unsized.find(.identifier("cell")).tap()
    #expect(other.frame.width == 40)

    let aligned = ViewTest(
      Changing { color, isChanged in
        color.frame(width: 80, height: 10).gridColumnAlignment(isChanged ? .trailing : .leading)
      })
    let below = try aligned.find(.identifier("below"))
    let place = below.frame.minX
    try aligned.find(.identifier("cell")).tap()
    #expect(below.frame.minX == place + 60)
  }
}
