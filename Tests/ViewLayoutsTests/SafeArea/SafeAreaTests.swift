import SwiftUI
import TestSupport
import Testing

@MainActor
struct SafeAreaTests {
  @Test("S14.8 A bar at an edge has 8 points of spacing by default")
  func spacing() {
    let usual = Screen(100, 80) { Color.red.safeAreaInset(edge: .bottom) { Text("bar") } }
    #expect(usual.frames[0] == CGRect(x: 0, y: 0, width: 100, height: 56))
    #expect(usual.frames[1] == CGRect(x: 38, y: 64, width: 24, height: 16))
    let none = Screen(100, 80) {
      Color.red.safeAreaInset(edge: .top, spacing: 0) { Text("bar") }
    }
    #expect(none.frames[0] == CGRect(x: 0, y: 16, width: 100, height: 64))
  }

  @Test("S14.8 A view that ignores the safe area extends below the bar at full size")
  func below() {
    let screen = Screen(100, 80) {
      Color.red.ignoresSafeArea().safeAreaInset(edge: .bottom) { Text("bar") }
    }
    #expect(screen.frames[0] == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(screen.frames[1].minY == 64)
  }

  @Test("Only a view at the edge of a safe area extends below it, at the given edges")
  func atTheEdge() {
    let screen = Screen(100, 100) {
      VStack(spacing: 0) {
        Color.red.ignoresSafeArea(edges: .top)
        Color.green.ignoresSafeArea()
        Color.blue.ignoresSafeArea(edges: .horizontal)
        Color.black.ignoresSafeArea(.keyboard)
      }
      .safeAreaPadding(10)
    }
    #expect(screen.frames[0] == CGRect(x: 10, y: 0, width: 80, height: 30))
    #expect(screen.frames[1] == CGRect(x: 0, y: 30, width: 100, height: 20))
    #expect(screen.frames[2] == CGRect(x: 0, y: 50, width: 100, height: 20))
    #expect(screen.frames[3] == CGRect(x: 10, y: 70, width: 80, height: 20))
  }

  @Test("S14.8 A background style extends below the bar, at the given edges")
  func backgrounds() {
    let screen = Screen(100, 80) {
      Color.clear.background(.red).safeAreaInset(edge: .bottom, spacing: 0) { Text("bar") }
    }
    #expect(screen.frames[0] == CGRect(x: 0, y: 0, width: 100, height: 80))
    let kept = Screen(100, 80) {
      Color.clear.background(.red, ignoresSafeAreaEdges: .top)
        .safeAreaInset(edge: .bottom, spacing: 0) { Text("bar") }
    }
    #expect(kept.frames[0] == CGRect(x: 0, y: 0, width: 100, height: 64))
    // A view away from the edge stays in place.
    let small = Screen(100, 80) {
      VStack(spacing: 0) {
        Text("a").background(.red)
        Spacer()
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Text("bar") }
    }
    #expect(small.frames[0].height == 16)
  }

  @Test("Safe areas add up, and a reader reports them")
  func nested() {
    var told = EdgeInsets()
    let screen = Screen(100, 100) {
      GeometryReader { proxy in
        let _ = told = proxy.safeAreaInsets
        Color.red.ignoresSafeArea()
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 10) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 20) }
    }
    #expect(screen.frames[0] == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(told == EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0))
  }
}
