import DependencyGraph

/// A part of another location's value; a write reads, modifies and writes the base (S3.2).
package final class KeyPathLocation<Root, Value>: Location<Value>, @unchecked Sendable {
  private let base: Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>
  private var reads = PartReads<Value>()
  /// Whether the part is stored in the value, so that it depends on nothing but the base's value.
  private lazy var isStored = MemoryLayout<Root>.offset(of: keyPath) != nil

  init(base: Location<Root>, keyPath: WritableKeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override package func read() -> Value {
    guard EvaluationContext.isEvaluating, let graph else { return base.read()[keyPath: keyPath] }
    _ = node(in: graph).value
    return peek()
  }

  override package func readIfThere() -> Value? {
    guard let graph else { return base.readIfThere()?[keyPath: keyPath] }
    return node(in: graph).value
  }

  private func node(in graph: DependencyGraph) -> Computation<Value?> {
    reads.node(in: graph) { [base, keyPath] in base.readIfThere()?[keyPath: keyPath] }
  }

  override package func peek() -> Value { base.peek()[keyPath: keyPath] }

  override package var graph: DependencyGraph? { isStored ? base.graph : nil }
  override package var version: Int { base.version }

  override package var origin: (place: AnyObject?, path: () -> String?) {
    let (place, path) = base.origin
    return (place, { [keyPath] in PathText.join(path(), PathText.path(of: keyPath)) })
  }

  override package func write(_ value: Value, _ transaction: Transaction) {
    var root = base.peek()
    // Not `isStored`: any thread may write, and lazy storage is the main thread's.
    if MemoryLayout<Root>.offset(of: keyPath) != nil {
      root[keyPath: keyPath] = value
    } else {
      // The property may belong to an object, which announces the change itself.
      Transaction.carry(transaction) { root[keyPath: keyPath] = value }
    }
    base.write(root, transaction)
  }

  override package func isSame(as other: Location<Value>) -> Bool {
    isSame(as: other) { $0 }
  }

  override package func isSame<Part>(
    as other: Location<Value>, in part: (Value) -> Part?
  ) -> Bool {
    guard let other = other as? KeyPathLocation<Root, Value> else { return false }
    if other === self { return true }
    guard other.keyPath == keyPath else { return false }
    return isStored
      ? base.isSame(as: other.base) { part($0[keyPath: keyPath]) } : base.isSame(as: other.base)
  }
}
