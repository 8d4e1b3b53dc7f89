import DependencyGraph

/// An element of another location's collection, by index (S3.6).
///
/// For arrays, only the element is a dependency, not the array: a row that received `$item` does
/// not run when another element changes.
package final class ElementLocation<Base: MutableCollection>: Location<Base.Element>,
  @unchecked Sendable
{
  private let base: Location<Base>
  private let index: Base.Index
  private var reads = PartReads<Base.Element>()
  private var lastSeen = LastSeen<Base.Element>()

  init(base: Location<Base>, index: Base.Index) {
    self.base = base
    self.index = index
  }

  override package var origin: (place: AnyObject?, path: () -> String?) {
    let (place, path) = base.origin
    return (place, { [index] in "\(path() ?? "")[\(index)]" })
  }

  /// Other collections may derive an element from elsewhere.
  private var isArray: Bool { Base.self == [Base.Element].self }

  override package var graph: DependencyGraph? { isArray ? base.graph : nil }

  override package func read() -> Base.Element {
    guard EvaluationContext.isEvaluating, let graph else { return element(of: base.read()) }
    _ = node(in: graph).value
    return peek()
  }

  override package func readIfThere() -> Base.Element? {
    guard let graph else { return base.readIfThere()?.element(at: index) }
    return node(in: graph).value
  }

  private func node(in graph: DependencyGraph) -> Computation<Base.Element?> {
    reads.node(in: graph) { [base, index] in base.readIfThere()?.element(at: index) }
  }

  override package func peek() -> Base.Element { element(of: base.peek()) }

  private func element(of collection: Base) -> Base.Element {
    lastSeen.settle(collection.element(at: index), goesByIndex: true) ?? collection[index]
  }

  override package func write(_ value: Base.Element, _ transaction: Transaction) {
    var collection = base.peek()
    collection[index] = value
    base.write(collection, transaction)
  }

  override package func isSame(as other: Location<Base.Element>) -> Bool {
    isSame(as: other) { $0 }
  }

  override package func isSame<Part>(
    as other: Location<Base.Element>, in part: (Base.Element) -> Part?
  ) -> Bool {
    guard let other = other as? ElementLocation<Base>, other.index == index else { return false }
    guard isArray else { return base.isSame(as: other.base) }
    return base.isSame(as: other.base) { $0.element(at: index).flatMap(part) }
  }
}

extension Collection {
  /// Returns nil if the element no longer exists.
  fileprivate func element(at index: Index) -> Element? {
    index >= startIndex && index < endIndex ? self[index] : nil
  }
}
