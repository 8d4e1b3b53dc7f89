import Foundation
import HostInterface
import LayoutCore

extension ViewTest.Element {
  /// The element's content as known to the host, without its frame.
  package var content: NodeContent {
    test.catchUp()
    return node.content
  }

  /// The current opacity: 0 is invisible, 1 opaque; includes the elements that contain it.
  ///
  /// ```swift
  /// try app.tap("Hide")                      // withAnimation(.linear(duration: 1)) { ... }
  /// try await app.advance(by: .milliseconds(250))
  /// #expect(banner.opacity == 0.75)
  /// ```
  public var opacity: Double {
    effects.reduce(1) { product, effect in
      if case .opacity(let opacity) = effect { product * opacity } else { product }
    }
  }

  /// The current scale relative to its frame; includes the elements that contain it.
  public var scale: CGSize {
    effects.reduce(CGSize(width: 1, height: 1)) { product, effect in
      guard case .scale(let x, let y, _) = effect else { return product }
      return CGSize(width: product.width * x, height: product.height * y)
    }
  }

  /// The current rotation; includes the elements that contain it.
  public var rotation: Angle {
    effects.reduce(.zero) { sum, effect in
      if case .rotation(let radians, _) = effect { sum + .radians(radians) } else { sum }
    }
  }

  private var effects: [Effect] {
    test.catchUp()
    return node.lineage.flatMap(\.content.effects)
  }
}
