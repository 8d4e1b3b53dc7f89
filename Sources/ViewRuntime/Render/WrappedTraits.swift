/// The traits of a node and of those that its wrappers enclose, as they are now.
///
/// A list's row is asked for some twenty traits at each update, and has few of them. Here they lie
/// side by side, so that a missing one costs a few comparisons. In the nodes, each of the row's
/// dozen wrappers would be visited for it, and each dictionary searched by a hash.
@MainActor
package struct WrappedTraits {
  /// Outermost first. Apart from the values, which to compare a key would copy.
  private var keys: [ObjectIdentifier] = []
  private var values: [Any] = []

  fileprivate init(of node: RenderNode) {
    var place: RenderNode? = node
    while let node = place {
      if let extras = node.extras {
        for (key, value) in extras.traits {
          keys.append(key)
          values.append(value)
        }
      }
      place = node.wrapped
    }
  }

  package var isEmpty: Bool { keys.isEmpty }

  /// Returns a trait as the outermost modifier has set it.
  package func outermost(_ key: ObjectIdentifier) -> Any? {
    keys.firstIndex(of: key).map { values[$0] }
  }

  /// Returns a trait as the innermost modifier has set it: one on a group or section is the default
  /// for members that do not set it themselves (S7.12).
  package func innermost(_ key: ObjectIdentifier) -> Any? {
    keys.lastIndex(of: key).map { values[$0] }
  }
}

extension RenderNode {
  /// The traits of this node and of those that its wrappers enclose, for callers that look for many.
  package var wrappedTraits: WrappedTraits { WrappedTraits(of: self) }
}
