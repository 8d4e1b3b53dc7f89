import Foundation
import HeadlessHost
import HostInterface
import SwiftUI
import TestSupport
import Testing
import ViewRuntime

@MainActor
struct LayoutTests {
  @Test("S11.2 A colour takes the proposed size, and 10 points if unspecified")
  func colorSize() {
    #expect(Screen(100, 60) { Color.red }.sizes == [CGSize(width: 100, height: 60)])
    #expect(
      Screen(100, 60) { Color.red.fixedSize() }.sizes == [CGSize(width: 10, height: 10)])
    #expect(Screen(100, 60) { Circle() }.sizes == [CGSize(width: 60, height: 60)])
  }

  @Test("S11.3 A row serves the less flexible child first")
  func row() {
    let screen = Screen(150, 10) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100)
        Color.blue.frame(minWidth: 100)
      }
    }
    #expect(screen.sizes.map(\.width) == [75, 100])
  }

  @Test("S11.3 A higher priority takes all but the others' minimum")
  func priority() {
    let screen = Screen(160, 16) {
      HStack(spacing: 0) {
        Color.red
        Color.blue.layoutPriority(1)
      }
    }
    #expect(screen.sizes.map(\.width) == [0, 160])
  }

  @Test("S11.4 Right to left mirrors a row and the insets of a padding")
  func rightToLeft() {
    let screen = Screen(100, 10) {
      HStack(spacing: 0) {
        Color.red.frame(width: 30)
        Color.blue.frame(width: 20)
      }
      .padding(.leading, 10)
      .frame(width: 100, alignment: .leading)
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(screen.frames.map(\.minX) == [60, 40])
  }

  @Test(
    "S11.5 By default neighbours are 8 points apart, and a spacer adds nothing beside itself")
  func spacing() {
    let plain = Screen(100, 10) {
      HStack {
        Color.red
        Color.blue
      }
    }
    #expect(plain.sizes.map(\.width) == [46, 46])
    let spaced = Screen(100, 10) {
      HStack {
        Color.red.frame(width: 10)
        Spacer()
        Color.blue.frame(width: 10)
      }
    }
    #expect(spaced.frames.map(\.minX) == [0, 90])
  }

  @Test("S11.6 Padding is 16 points on all edges; it proposes less and is larger")
  func padding() {
    let screen = Screen(100, 80) { Color.red.padding() }
    #expect(screen.frames == [CGRect(x: 16, y: 16, width: 68, height: 48)])
    let some = Screen(100, 80) { Color.red.padding(.horizontal, 10).padding(.top, 5) }
    #expect(some.frames == [CGRect(x: 10, y: 5, width: 80, height: 75)])
    let insets = Screen(100, 80) {
      Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    #expect(insets.frames == [CGRect(x: 2, y: 1, width: 94, height: 76)])
  }

  @Test("S11.7 A spacer takes the rest of its stack's axis, at least 8 points")
  func spacer() {
    let column = Screen(50, 100) {
      VStack(spacing: 0) {
        Color.red.frame(height: 20)
        Spacer()
        Color.blue.frame(height: 30)
      }
    }
    #expect(column.frames.map(\.minY) == [0, 70])
    let tight = Screen(50, 100) {
      VStack(spacing: 0) {
        Color.red.frame(height: 20)
        Spacer()
        Color.blue.frame(height: 30)
      }.fixedSize()
    }
    #expect(tight.frames[1].minY - tight.frames[0].maxY == 8)
    let wide = Screen(50, 100) {
      VStack(spacing: 0) {
        Color.red.frame(height: 20)
        Spacer(minLength: 30)
        Color.blue.frame(height: 30)
      }.fixedSize()
    }
    #expect(wide.frames[1].minY - wide.frames[0].maxY == 30)
  }

  @Test("S11.8 A fixed frame proposes and reports its lengths; the others come from the child")
  func fixedFrame() {
    let screen = Screen(100, 80) { Color.red.frame(width: 40) }
    #expect(screen.frames == [CGRect(x: 30, y: 0, width: 40, height: 80)])
  }

  @Test("S11.8 D13a An invalid length is reported and ignored")
  func invalidFrame() {
    let log = DiagnosticLog()
    let screen = Screen(100, 80) { Color.red.frame(width: -7, height: 20) }
    #expect(screen.sizes == [CGSize(width: 100, height: 20)])
    #expect(log.messages(.invalidFrame, containing: "-7").count >= 1)
  }

  @Test("S11.9 A flexible frame clamps its proposal")
  func flexibleFrame() {
    #expect(Screen(100, 10) { Color.red.frame(maxWidth: 60) }.sizes.map(\.width) == [60])
    #expect(Screen(100, 10) { Color.red.frame(minWidth: 160) }.sizes.map(\.width) == [160])
    let ideal = Screen(100, 10) { Color.red.frame(idealWidth: 33, maxHeight: 5).fixedSize() }
    #expect(ideal.sizes.map(\.width) == [33])
    let filling = Screen(100, 16) { Text("ab").frame(maxWidth: .infinity, alignment: .trailing) }
    #expect(filling.frames == [CGRect(x: 84, y: 0, width: 16, height: 16)])
  }

  @Test("S11.9 D13b Contradictory limits are reported")
  func contradiction() {
    let log = DiagnosticLog()
    _ = Screen(100, 80) { Color.red.frame(minWidth: 50, maxWidth: 20) }
    #expect(log.messages(.contradictoryFrame, containing: "width").count >= 1)
  }

  @Test("S11.10 A frame places its child by its alignment")
  func frameAlignment() {
    let screen = Screen(100, 80) {
      Color.red.frame(width: 10, height: 10).frame(
        width: 100, height: 80, alignment: .bottomTrailing)
    }
    #expect(screen.frames == [CGRect(x: 90, y: 70, width: 10, height: 10)])
  }

  @Test("S11.11 A secondary view is proposed the primary one's size and changes nothing")
  func secondary() {
    let screen = Screen(100, 80) {
      Color.red.frame(width: 40, height: 20)
        .overlay(alignment: .topTrailing) { Color.blue.frame(width: 4, height: 4) }
        .background { Color.green }
        .overlay(Color.black.opacity(0.5))
    }
    let frame = CGRect(x: 30, y: 30, width: 40, height: 20)
    #expect(
      screen.frames == [frame, frame, CGRect(x: 66, y: 30, width: 4, height: 4), frame])
  }

  @Test("S11.12 fixedSize proposes the ideal size, aspectRatio a shape")
  func ideal() {
    let text = Screen(40, 80) { Text("much too long").fixedSize() }
    #expect(text.sizes == [CGSize(width: 104, height: 16)])
    let fit = Screen(100, 80) { Color.red.aspectRatio(2, contentMode: .fit) }
    #expect(fit.sizes == [CGSize(width: 100, height: 50)])
    let fill = Screen(100, 80) { Color.red.aspectRatio(2, contentMode: .fill) }
    #expect(fill.sizes == [CGSize(width: 160, height: 80)])
    let own = Screen(100, 80) { Color.red.frame(idealWidth: 10, idealHeight: 20).scaledToFit() }
    #expect(own.sizes == [CGSize(width: 40, height: 80)])
  }

  @Test("S11.14 Text wraps, is truncated, and is never wider than needed")
  func textSize() {
    #expect(Screen(640, 384) { Text("ab") }.sizes == [CGSize(width: 16, height: 16)])
    #expect(Screen(40, 384) { Text("ab cd ef") }.sizes == [CGSize(width: 40, height: 32)])
    #expect(
      Screen(40, 384) { Text("ab cd ef").lineLimit(1) }.sizes == [CGSize(width: 40, height: 16)])
    #expect(
      Screen(640, 384) { Text("ab").lineLimit(3, reservesSpace: true) }.sizes
        == [CGSize(width: 16, height: 48)])
  }

  @Test("A range of lines reserves space for its lower bound")
  func lineRange() {
    func height(_ text: some View) -> CGFloat { Screen(40, 384) { text }.sizes[0].height }
    #expect(height(Text("ab").lineLimit(2...5)) == 32)
    #expect(height(Text("ab").lineLimit(3...)) == 48)
    #expect(height(Text("ab").lineLimit(...5)) == 16)
    #expect(height(Text("ab cd ef gh ij kl mn op qr st").lineLimit(2...3)) == 48)
  }

  @Test("S11.20 A number limits the lines and does not change how many are reserved")
  func lineNumberInsideOfRange() {
    func height(_ text: some View) -> CGFloat { Screen(40, 384) { text }.sizes[0].height }
    let long = Text("ab cd ef gh ij kl mn op qr st")
    #expect(height(Text("ab").lineLimit(5).lineLimit(2...4)) == 32)
    #expect(height(Text("ab").lineLimit(nil).lineLimit(2...4)) == 32)
    #expect(height(long.lineLimit(nil).lineLimit(2...3)) == 80)
    #expect(height(Text("ab").environment(\.lineLimit, 5).lineLimit(3, reservesSpace: true)) == 48)
    #expect(height(Text("ab").lineLimit(...5).lineLimit(2...4)) == 16)
    #expect(height(Text("ab").lineLimit(5, reservesSpace: false).lineLimit(2...4)) == 16)
    #expect(height(long.lineLimit(2...).lineLimit(3)) == 80)
  }

  @Test("S14.14 Texts are close together even if the host's fonts have line gaps")
  func textSpacing() {
    func gaps(_ spacing: CGFloat?) -> [CGFloat] {
      let host = HeadlessHost(size: CGSize(width: 100, height: 200))
      host.metrics.textSpacing = spacing
      let runtime = ViewRuntime(host: host)
      runtime.mount(
        VStack {
          Text("a")
          Text("b")
          Color.red.frame(height: 10)
          Text("c")
        })
      host.runFrames()
      var frames: [CGRect] = []
      host.tree.root.forEachNode {
        if $0.content.leaf != .none { frames.append($0.absoluteFrame) }
      }
      return zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
    }
    #expect(gaps(0) == [0, 8, 8])
    #expect(gaps(nil) == [8, 8, 8])
  }

  @Test("S14.14 Rows with controls keep the usual spacing where those of texts are close")
  func rowsOfControls() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 300))
    host.metrics.textSpacing = 0
    let runtime = ViewRuntime(host: host)
    runtime.mount(
      VStack(alignment: .leading) {
        HStack {
          Text("a"); Slider(value: .constant(0))
        }
        HStack {
          Text("b"); Button("c") {}
        }
        HStack {
          Text("d"); Toggle("e", isOn: .constant(true)).labelsHidden()
        }
        Text("f")
        HStack {
          Text("g"); Text("h")
        }
        Spacer(minLength: 0)
        HStack {
          Text("i"); Slider(value: .constant(0))
        }
      })
    host.runFrames()
    var frames: [String: CGRect] = [:]
    host.tree.root.forEachNode { node in
      if case .text(let text) = node.content.leaf { frames[text.string] = node.absoluteFrame }
    }
    func gap(_ a: String, _ b: String) -> CGFloat {
      (frames[b]?.minY ?? .nan) - (frames[a]?.maxY ?? .nan)
    }
    #expect([gap("a", "b"), gap("b", "d"), gap("d", "f"), gap("f", "g")] == [8, 8, 8, 0])
    #expect(frames["i"]?.maxY == 300)
  }

  @Test("S11.17 ViewThatFits shows the first child that fits, else the last")
  func viewThatFits() {
    func shown(_ width: CGFloat) -> [String] {
      Screen(width, 32) {
        ViewThatFits(in: .horizontal) {
          Text("a long title")
          Text("title")
          Text("t")
        }
      }.strings
    }
    #expect(shown(640) == ["a long title"])
    #expect(shown(50) == ["title"])
    #expect(shown(4) == ["t"])
  }

  @Test("S11.17 ViewThatFits chooses again when the available space changes")
  func viewThatFitsResizing() {
    let screen = Screen(640, 32) {
      ViewThatFits {
        Text("a long title")
        Text("t")
      }
    }
    screen.host.resize(to: CGSize(width: 40, height: 32))
    screen.host.runFrames()
    #expect(screen.strings == ["t"])
    screen.host.resize(to: CGSize(width: 640, height: 32))
    screen.host.runFrames()
    #expect(screen.strings == ["a long title"])
  }

  @Test("S11.18 A container's baselines are those of its first and last text")
  func baselines() {
    let screen = Screen(200, 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Text("a")
          Text("b")
        }
        Text("c")
      }
    }
    #expect(screen.frames[0].minY == screen.frames[2].minY)
  }

  @Test("S11.19 Offset, scale and rotation do not affect the layout")
  func offset() {
    let screen = Screen(100, 10) {
      HStack(spacing: 0) {
        Color.red.offset(x: 5, y: 3)
        Color.blue.scaleEffect(2).rotationEffect(.degrees(90))
      }
    }
    #expect(screen.frames[0] == CGRect(x: 5, y: 3, width: 50, height: 10))
    #expect(screen.frames[1] == CGRect(x: 50, y: 0, width: 50, height: 10))
    #expect(screen.effects.count == 2)
  }

  @Test("A position places a view's centre, and takes all the space")
  func position() {
    let screen = Screen(100, 80) {
      Color.red.frame(width: 10, height: 10).position(x: 20, y: 30)
    }
    #expect(screen.frames == [CGRect(x: 15, y: 25, width: 10, height: 10)])
  }

  @Test("A custom alignment guide moves a child in its stack")
  func alignmentGuide() {
    let screen = Screen(100, 80) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 10, height: 10).alignmentGuide(.leading) { $0.width }
      }
    }
    #expect(screen.frames[0].minX - screen.frames[1].minX == 10)
  }

  @Test("A divider is perpendicular to its stack's axis")
  func divider() {
    let column = Screen(100, 50) {
      VStack {
        Color.red
        Divider()
      }
    }
    #expect(column.sizes[1] == CGSize(width: 100, height: 1))
    let row = Screen(100, 50) {
      HStack {
        Color.red
        Divider()
      }
    }
    #expect(row.sizes[1] == CGSize(width: 1, height: 50))
  }

  @Test("A higher z-index is drawn later")
  func zIndex() {
    let screen = Screen(10, 10) {
      ZStack {
        Text("a").zIndex(1)
        Text("b")
      }
    }
    #expect(screen.strings == ["b", "a"])
  }
}
