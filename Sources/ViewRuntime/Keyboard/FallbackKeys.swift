import HostInterface

/// A control's handling of keys that were not handled otherwise while the focus is on or inside it.
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

  /// - Parameter handle: returns whether the key was handled.
  package init(_ handle: @escaping (KeyStroke) -> Bool) { self.handle = handle }
}

extension FallbackKeys: LayoutModifier {
  package typealias Body = Never

  package func setTraits(_ traits: inout [ObjectIdentifier: Any]) { traits[Self.key] = handle }
  package func laysOutDifferently(from old: FallbackKeys) -> Bool { false }
}

extension ViewRuntime {
  /// Offers a key that was not handled otherwise to the focused node and its ancestors.
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
    // Only for the row itself: views inside a row keep their keys.
    guard let lazy = focused.parent?.layout as? LazyNodeLayout,
      lazy.content.performKey(stroke, on: focused)
    else { return false }
    requestFrame()
    return true
  }
}
