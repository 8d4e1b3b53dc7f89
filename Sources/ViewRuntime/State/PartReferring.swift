import ToolchainEdges

/// A property that refers to a value stored elsewhere, of which a view may show a part.
@MainActor
protocol PartReferring {
  /// Whether a part that a view found in the value before may be gone: an element of a collection,
  /// found by its index or its key, or the value of an optional.
  var mayHaveLostParts: Bool { get }
}

extension Binding: @MainActor PartReferring {
  var mayHaveLostParts: Bool {
    // Nobody finds the letters of a text by numbers.
    if Value.self is any StringProtocol.Type { return false }
    if Value.self is any Collection.Type { return true }
    guard TypeKind(Value.self) == .optional else { return false }
    return (location.peek() as? any NilTesting)?.isNil ?? false
  }
}

/// An optional, whatever it holds.
private protocol NilTesting {
  var isNil: Bool { get }
}

extension Optional: NilTesting {
  var isNil: Bool { self == nil }
}
