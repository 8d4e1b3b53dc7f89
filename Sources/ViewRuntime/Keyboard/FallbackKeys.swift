import HostInterface

/// What a control makes of keys that nobody else wanted while the focus is on it or inside of it.
///
/// ```swift
/// ButtonControl(...).modifier(FallbackKeys { stroke in
///   guard stroke.key == KeyStroke.Named.right, !isOpen else { return false }
///   open()
///   return true
/// })
/// ```
package struct FallbackKeys {
  typealias Handler = (KeyStroke) -> Bool

  let handle: Handler

  static var key: ObjectIdentifier { ObjectIdentifier(FallbackKeys.self) }

  /// - Parameter handle: returns whether the key meant something.
  package init(_ handle: @escaping (KeyStroke) -> Bool) { self.handle = handle }
}

extension FallbackKeys: LayoutModifier {
  package typealias Body = Never

  package func setTraits(_ traits: inout [ObjectIdentifier: Any]) { traits[Self.key] = handle }
  package func laysOutDifferently(from old: FallbackKeys) -> Bool { false }
}

extension ViewRuntime {
  /// Asks what has the focus, and what is around it, about a key that nobody wanted so far.
  package func performKey(_ stroke: KeyStroke) -> Bool {
    eventCount += 1
    guard let focused = focus.focused.flatMap({ nodes[$0] }) else { return false }
    var node: RenderNode? = focused
    while let current = node {
      if let handle = current.traits[FallbackKeys.key] as? FallbackKeys.Handler, handle(stroke) {
        requestFrame()
        return true
      }
      node = current.parent
    }
    // Only a row itself: what stands in one keeps its keys.
    guard let lazy = focused.parent?.layout as? LazyNodeLayout,
      lazy.content.performKey(stroke, on: focused)
    else { return false }
    requestFrame()
    return true
  }
}
