import SwiftUI
import TestSupport
import Testing

@MainActor
struct LazyGridWidthTests {
  private func cells(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 10) }
  }

  @Test("S14.25 Columns that need more than proposed widen the grid, and share that width")
  func wider() {
    let columns = [
      GridItem(.flexible(minimum: 60), spacing: 10), GridItem(.flexible(minimum: 120)),
    ]
    let screen = Screen(200, 40) { LazyVGrid(columns: columns) { cells(2) }.frame(width: 200) }
    // In a width of 200, the columns are 95 and 120 wide, so the grid is 225 wide, in the middle of
    // the frame. In 225, the first column is 107.5 wide.
    #expect(screen.sizes.map(\.width) == [107.5, 120])
    #expect(screen.frames.map(\.minX) == [-12.5, 105])
  }

  @Test("S14.25 A neighbour sees the width that the columns need")
  func neighbour() {
    let screen = Screen(300, 40) {
      VStack(alignment: .leading) {
        LazyVGrid(columns: [GridItem(.fixed(300), spacing: 0), GridItem(.fixed(100))]) { cells(2) }
        Color.blue.frame(height: 10)
      }
    }
    #expect(screen.frames.map(\.minX) == [-50, 250, -50])
    #expect(screen.sizes.map(\.width) == [300, 100, 300])
  }

  @Test("S14.25 Columns that need less leave the grid at the proposed width")
  func narrower() {
    let screen = Screen(300, 40) {
      LazyVGrid(columns: [GridItem(.fixed(40))], alignment: .trailing) { cells(1) }
    }
    #expect(screen.frames.map(\.minX) == [260])
  }

  @Test("S14.25 Beside a text, a grid takes the rest")
  func besideText() {
    let screen = Screen(300, 40) {
      HStack(spacing: 0) {
        Text("Text")
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 0)]) { cells(4) }
      }
    }
    #expect(screen.sizes.map(\.width) == [32, 67, 67, 67, 67])
    #expect(screen.frames.map(\.minX) == [0, 32, 99, 166, 233])
  }

  @Test("S14.25 The same for rows")
  func rows() {
    let screen = Screen(40, 200) {
      LazyHGrid(
        rows: [GridItem(.flexible(minimum: 60), spacing: 10), GridItem(.flexible(minimum: 120))]
      ) {
        ForEach(0..<2, id: \.self) { _ in Color.red.frame(width: 10) }
      }
      .frame(height: 200)
    }
    #expect(screen.sizes.map(\.height) == [107.5, 120])
    #expect(screen.frames.map(\.minY) == [-12.5, 105])
  }
}
