import SwiftUI
import TestSupport
import Testing

@MainActor
struct LazyGridAlignmentTests {
  @Test("S14.9 A cell is aligned in its column by the grid item, else by the grid")
  func across() {
    let screen = Screen(200, 40) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(100), spacing: 0, alignment: .trailing), GridItem(.fixed(100)),
        ], alignment: .leading
      ) {
        Color.red.frame(width: 20, height: 10)
        Color.blue.frame(width: 20, height: 10)
      }
    }
    #expect(screen.frames.map(\.minX) == [80, 100])
  }

  @Test("S14.9 A cell is centred in its line, or aligned by the grid item")
  func along() {
    let screen = Screen(300, 60) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(100), spacing: 0), GridItem(.fixed(100), spacing: 0, alignment: .bottom),
          GridItem(.fixed(100)),
        ]
      ) {
        Color.red.frame(width: 20, height: 10)
        Color.blue.frame(width: 20, height: 10)
        Color.green.frame(width: 20, height: 40)
      }
    }
    #expect(screen.frames.map { $0.minY - screen.frames[2].minY } == [15, 30, 0])
  }

  @Test("S14.9 The same in a grid of rows")
  func rows() {
    let screen = Screen(60, 200) {
      LazyHGrid(
        rows: [GridItem(.fixed(100), spacing: 0, alignment: .bottom), GridItem(.fixed(100))],
        alignment: .top
      ) {
        Color.red.frame(width: 10, height: 20)
        Color.blue.frame(width: 40, height: 20)
      }
    }
    #expect(screen.frames[1].minY - screen.frames[0].minY == 20)
    #expect(screen.frames[0].minX - screen.frames[1].minX == 15)
  }
}
