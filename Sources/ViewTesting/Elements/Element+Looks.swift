import Foundation
import HostInterface
import LayoutCore

extension ViewTest.Element {
  /// All that the host knows of it, but for its place.
  package var content: NodeContent {
    test.catchUp()
    return node.content
  }

  /// How much of it is to be seen now: 0 nothing, 1 all; what holds it counts in.
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

  /// How much larger than its frame it is drawn now; what holds it counts in.
  public var scale: CGSize {
    effects.reduce(CGSize(width: 1, height: 1)) { product, effect in
      guard case .scale(let x, let y, _) = effect else { return product }
      return CGSize(width: product.width * x, height: product.height * y)
    }
  }

  /// How far it is turned now; what holds it counts in.
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
