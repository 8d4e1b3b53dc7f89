import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
struct GridGuideTests {
  private func box(_ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height)
  }

  private func corners(_ screen: Screen) -> [CGPoint] {
    let frames = screen.frames
    let left = frames.map(\.minX).min() ?? 0
    let top = frames.map(\.minY).min() ?? 0
    return frames.map { CGPoint(x: $0.minX - left, y: $0.minY - top) }
  }

  @Test("The cells of a column are aligned by their guides, and the column is wide enough")
  func column() {
    let screen = Screen(400, 100) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(40).alignmentGuide(.leading) { _ in 30 }
          box(10)
        }
        GridRow {
          box(20)
          box(10)
        }
      }
    }
    // 30 before the guide, 20 after it.
    #expect(corners(screen).map(\.x) == [0, 50, 30, 50])
  }

  @Test("A column's own alignment determines the guides")
  func ownAlignment() {
    let screen = Screen(400, 100) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(40).alignmentGuide(.trailing) { _ in 10 }.gridColumnAlignment(.trailing)
          box(10)
        }
        GridRow {
          box(20)
          box(10)
        }
      }
    }
    #expect(corners(screen).map(\.x) == [10, 50, 0, 50])
  }

  @Test("The cells of a row share a guide, and the row is high enough")
  func row() {
    let screen = Screen(200, 200) {
      Grid(alignment: .top, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box(10, 40).alignmentGuide(.bottom) { _ in 10 }
          box(10, 20)
        }
        GridRow {
          box(10, 10)
          box(10, 10)
        }
      }
    }
    // 20 above the guide, 30 below it.
    #expect(corners(screen).map(\.y) == [10, 0, 50, 50])
  }

  @Test("Texts in a row share their first baseline")
  func baselines() {
    let screen = Screen(200, 200) {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text("one\ntwo")
          Text("one")
          box(10, 10)
        }
      }
    }
    #expect(corners(screen).map(\.y) == [0, 0, 6])
    let last = Screen(200, 200) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .lastTextBaseline) {
          Text("one\ntwo")
          Text("one")
        }
      }
    }
    #expect(corners(last).map(\.y) == [0, 16])
  }

  @Test("A cell with an anchor does not move with the others")
  func anchors() {
    let screen = Screen(200, 200) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(40).alignmentGuide(.leading) { _ in 30 }
        }
        GridRow {
          box(20)
        }
        GridRow {
          box(10).gridCellAnchor(.trailing)
        }
      }
    }
    #expect(corners(screen).map(\.x) == [0, 30, 40])
  }

  @Test("The cells of a line in a lazy grid share the guide of its items")
  func lazyLine() {
    let item = GridItem(.fixed(40), spacing: 0, alignment: .centerFirstTextBaseline)
    let screen = Screen(200, 200) {
      LazyVGrid(columns: [item, item, item], spacing: 0) {
        Text("a\nb")
        Text("c")
        box(10, 8)
        box(10, 10).alignmentGuide(.firstTextBaseline) { _ in 0 }
        box(10, 20)
      }
    }
    #expect(corners(screen).map(\.y) == [0, 0, 8, 52, 32])
  }
}
