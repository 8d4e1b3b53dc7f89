import HostInterface
import LayoutCore
import ViewRuntime

/// The key of a view's content shape among its node's traits: an `any Shape`.
package enum ContentShapeTrait {
  package static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

package struct ContentShapeModifier {
  let kinds: ContentShapeKinds
  let shape: any Shape
}

extension ContentShapeModifier: LayoutModifier {
  package typealias Body = Never

  package func setTraits(_ traits: inout [ObjectIdentifier: Any]) {
    if kinds.contains(.interaction) { traits[ContentShapeTrait.key] = shape }
  }

  package func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    guard kinds.contains(.interaction) else { return nil }
    var content = NodeContent()
    // A shape that is known by its outline alone is taken for its box.
    content.hitShape = shape.knownGeometry ?? .rectangle
    return content
  }

  package func laysOutDifferently(from old: Self) -> Bool { false }
}

extension View {
  /// Says where pointer input hits the view, gaps between its parts included.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(kinds: .interaction, shape: shape))
  }

  /// Says what shape the view has for some purposes.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(kinds: kind, shape: shape))
  }
}
