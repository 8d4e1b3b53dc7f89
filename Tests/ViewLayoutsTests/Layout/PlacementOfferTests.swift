import SwiftUI
import TestSupport
import Testing

/// The proposals that children get when they are placed, which may differ from those they were
/// measured with.
@MainActor
struct PlacementOfferTests {
  /// A row of flexible height is as high as its tallest view, and so is everything that fills it:
  /// the usual way to make columns of equal height.
  @Test("S11.23 A row without a proposed height proposes its own")
  func row() {
    let screen = Screen(300, 300) {
      HStack(spacing: 0) {
        Color.red.frame(width: 20)
        Color.blue.frame(width: 30, height: 60)
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(screen.sizes == [CGSize(width: 20, height: 60), CGSize(width: 30, height: 60)])
    #expect(screen.frames.map(\.minY) == [120, 120])
  }

  @Test("S11.23 A column without a proposed width proposes its own")
  func column() {
    let screen = Screen(300, 300) {
      VStack(spacing: 0) {
        Color.red.frame(height: 20)
        Color.blue.frame(width: 30, height: 60)
      }
      .fixedSize(horizontal: true, vertical: false)
    }
    #expect(screen.sizes == [CGSize(width: 30, height: 20), CGSize(width: 30, height: 60)])
  }

  @Test("S11.23 A divider in a row in a scroll view is as high as the row")
  func divider() {
    let screen = Screen(300, 300) {
      ScrollView {
        HStack(spacing: 0) {
          Divider()
          Color.blue.frame(width: 30, height: 60)
        }
      }
    }
    #expect(screen.sizes.map(\.height) == [60, 60])
  }

  /// It repeats its answers: a column of a thousand rows is arranged once.
  @Test(
    "S11.15 Content narrower than a scroll view is placed with the proposed width")
  func scrolled() {
    let heard = Heard()
    let screen = Screen(300, 300) {
      ScrollView { Narrow(heard: heard) { Color.blue } }
    }
    #expect(heard.widths == [300])
    #expect(screen.frames.map(\.minX) == [100])
  }

  @Test("S11.23 A layout value proposes the same as the stack of its name")
  func asLayouts() {
    for layout in [AnyLayout(HStackLayout(spacing: 0)), AnyLayout(ZStackLayout())] {
      let screen = Screen(300, 300) {
        layout {
          Color.red
          Color.blue.frame(width: 30, height: 60)
        }
        .fixedSize()
      }
      #expect(screen.sizes.map(\.height) == [60, 60])
    }
  }

  /// The background of a card in a list or a grid has the card's height, not its ideal 10.
  @Test("S11.23 A filling layer is as large as the ZStack")
  func layers() {
    let screen = Screen(300, 300) {
      ScrollView {
        ZStack {
          Color.red
          Color.blue.frame(width: 50, height: 40)
        }
      }
    }
    #expect(
      screen.frames
        == [
          CGRect(x: 0, y: 0, width: 300, height: 40), CGRect(x: 125, y: 0, width: 50, height: 40),
        ])
  }

  @Test("S11.23 A layer excluded from the size is proposed the size of the others")
  func layersByPriority() {
    let screen = Screen(300, 300) {
      ZStack(alignment: .topLeading) {
        Color.red
        Color.blue.frame(width: 50, height: 40).layoutPriority(1)
      }
    }
    #expect(screen.sizes == [CGSize(width: 50, height: 40), CGSize(width: 50, height: 40)])
  }

  @Test("S11.23 A frame with a minimum proposes it if nothing was proposed")
  func leastHeight() {
    let screen = Screen(300, 300) { ScrollView { Color.red.frame(minHeight: 100) } }
    #expect(screen.frames == [CGRect(x: 0, y: 0, width: 300, height: 100)])
  }

  @Test("S11.23 A frame limited by its maximum proposes it if nothing was proposed")
  func largestWidth() {
    // It was measured in one line, so where a height was proposed, the frame has room for one line.
    for (isOpen, height) in [(true, 32), (false, 16)] as [(Bool, CGFloat)] {
      let screen = Screen(300, 300) {
        Text("one two three four").frame(maxWidth: 80)
          .fixedSize(horizontal: true, vertical: isOpen)
      }
      #expect(screen.sizes.map(\.width).allSatisfy { $0 <= 80 })
      #expect(screen.sizes.map(\.height) == [height])
    }
  }

  @Test("S11.23 A frame within its limits leaves the ideal length unchanged")
  func idealLength() {
    let screen = Screen(300, 300) { Color.red.frame(maxWidth: 100).fixedSize() }
    #expect(screen.sizes == [CGSize(width: 10, height: 10)])
  }
}

/// Narrower than its proposal; it remembers the proposal that it is placed with.
private struct Narrow: Layout {
  let heard: Heard

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: 100, height: 50) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    heard.widths.append(proposal.width)
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

private final class Heard: @unchecked Sendable {
  var widths: [CGFloat?] = []
}
