/// Identifies a node of the render tree for as long as it lives; never reused within one runtime.
///
/// The view runtime assigns ids; a host keeps its widget or cell area under one and sends it back
/// with every event.
package struct NodeID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let rawValue: Int

  @inlinable
  package init(_ rawValue: Int) { self.rawValue = rawValue }

  /// The node that stands for the host's window or screen; it exists from the start.
  package static let root = NodeID(0)

  package static func < (a: NodeID, b: NodeID) -> Bool { a.rawValue < b.rawValue }

  package var description: String { "#\(rawValue)" }
}
