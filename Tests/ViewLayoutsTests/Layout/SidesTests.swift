import HeadlessHost
import HostInterface
import SwiftUI
import TestSupport
import Testing
import ViewRuntime

/// The spacings and priorities of views in frames and paddings.
@MainActor
struct SidesTests {
  private struct Block: View {
    var body: some View { Color.red.frame(width: 20, height: 20) }
  }

  @Test("S11.24 A spacer in a frame adds no spacing of its own")
  func framedSpacer() {
    let screen = Screen(300, 300) {
      HStack {
        Block()
        Spacer().frame(width: 20)
        Block()
        Spacer().frame(minWidth: 5, maxWidth: 10)
        Block()
      }
      .fixedSize()
    }
    #expect(screen.frames.map { $0.minX - screen.frames[0].minX } == [0, 40, 68])
  }

  @Test("S11.24 An empty stack has no spacing")
  func emptyStacks() {
    let isShown = [Int]().count > 0
    let screen = Screen(300, 300) {
      VStack {
        Block()
        HStack {}
        ZStack {}
        VStack { if isShown { Block() } }
        Block()
      }
    }
    #expect(screen.frames.map { $0.minY - screen.frames[0].minY } == [0, 20])
  }

  @Test("S11.24 Rows that end in a spacer keep the usual spacing")
  func rowsWithSpacers() {
    let screen = Screen(300, 300) {
      VStack {
        HStack {
          Block()
          Spacer()
        }
        HStack {
          Block()
          Spacer()
        }
        Block()
      }
    }
    #expect(screen.frames.map { $0.minY - screen.frames[0].minY } == [0, 28, 56])
  }

  @Test("S11.24 A frame and a padding change the spacing on the sides that they set")
  func texts() {
    // As with fonts whose lines include their spacing.
    let host = HeadlessHost(size: CGSize(width: 100, height: 200))
    host.metrics.textSpacing = 0
    let runtime = ViewRuntime(host: host)
    runtime.mount(
      VStack {
        Text("a").frame(maxWidth: .infinity)
        Text("b").padding(.horizontal, 4)
        Text("c").frame(height: 16)
        Text("d")
        Text("e").padding(.top, 1)
      })
    host.runFrames()
    var frames: [CGRect] = []
    host.tree.root.forEachNode {
      if $0.content.leaf != .none { frames.append($0.absoluteFrame) }
    }
    #expect(zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY } == [0, 8, 8, 9])
  }

  @Test("S11.25 A priority passes through the modifiers around it")
  func priorityThroughModifiers() {
    let screen = Screen(300, 100) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1).padding(.vertical, 2).frame(minHeight: 10).offset(x: 1)
        Color.blue
      }
    }
    #expect(screen.sizes.map(\.width) == [300, 0])
  }

  @Test("S11.25 A spacer in a frame has the priority of any view")
  func framedSpacerPriority() {
    let screen = Screen(300, 100) {
      HStack(spacing: 0) {
        Color.red
        Spacer().frame(maxWidth: 100)
        Spacer().fixedSize()
      }
    }
    #expect(screen.sizes.map(\.width) == [192])
  }
}
