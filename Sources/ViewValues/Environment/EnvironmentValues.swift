/// The values passed down the tree: font, colour scheme, locale, and your own.
///
/// Read one with `@Environment(\.font)`, set it for a subtree with `.environment(\.font, .body)`.
/// The modifier nearest to the reader wins; without one, the key's default applies (S7.1).
///
/// A persistent list: setting a value prepends one node, so subtrees share what they inherit. A
/// lookup walks the list, with a mask that answers most misses at once.
///
/// - Complexity: setting O(1); reading O(number of different settings above).
public struct EnvironmentValues: CustomStringConvertible {
  package class Node {
    let key: ObjectIdentifier
    let next: Node?
    let mask: EnvironmentMask
    /// See ``EnvironmentValues/derived(_:)``.
    @exclusivity(unchecked) final var derived: AnyObject?

    init(_ key: ObjectIdentifier, next: Node?) {
      self.key = key
      self.next = next
      mask = (next?.mask ?? []).union(EnvironmentMask(key))
    }
  }

  final class ValueNode<Value>: Node {
    let value: Value

    init(_ key: ObjectIdentifier, _ value: Value, next: Node?) {
      self.value = value
      super.init(key, next: next)
    }
  }

  /// Records which keys are read, for `@Environment(\.self)` and for key paths.
  package final class Recorder {
    @exclusivity(unchecked) package var mask: EnvironmentMask = []
    package init() {}

    /// Returns what `body` returns and the keys that it reads from values with the recorder passed
    /// to it.
    ///
    /// Each property that reads the environment is looked up once in this way, so a recorder that
    /// nobody has kept is used again.
    @MainActor
    package static func record<Result>(
      _ body: (Recorder) -> Result
    ) -> (Result, EnvironmentMask) {
      var recorder = spare ?? Recorder()
      spare = nil
      recorder.mask = []
      let result = body(recorder)
      let mask = recorder.mask
      if isKnownUniquelyReferenced(&recorder) { spare = recorder }
      return (result, mask)
    }

    @exclusivity(unchecked) @MainActor private static var spare: Recorder?
  }

  private var head: Node?
  /// The keys set through this value since it was copied.
  package var written: EnvironmentMask = []
  package var recorder: Recorder?

  /// Makes values that are all at their defaults.
  public nonisolated init() {}

  /// The value of a key; its default if it is not set.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let node = node(of: ObjectIdentifier(key)) else { return K.defaultValue }
      return value(node)
    }
    set { set(ObjectIdentifier(key), newValue) }
  }

  /// The object of a type set by `environment(_:)` or `environmentObject(_:)`.
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get {
      // Stored as an optional: nil removes an inherited object.
      let found: Object?? = node(of: ObjectIdentifier(type)).map { value($0) }
      return found ?? nil
    }
    set { set(ObjectIdentifier(type), newValue) }
  }

  /// Returns an object derived from these values alone, computed once for all that share them: the
  /// look of a text is the same for a thousand rows.
  ///
  /// Only one such object can be stored; it must not hold the values, because they hold it.
  package func derived<Object: AnyObject>(_ make: (EnvironmentValues) -> Object) -> Object {
    guard let head, recorder == nil else { return make(self) }
    if let known = head.derived, type(of: known) == Object.self {
      return unsafeDowncast(known, to: Object.self)
    }
    let made = make(self)
    head.derived = made
    return made
  }

  /// Returns the node of a key, if any. It is not generic, so that an unset key is detected without
  /// generic code.
  private func node(of key: ObjectIdentifier) -> Node? {
    let mask = EnvironmentMask(key)
    recorder?.mask.formUnion(mask)
    // The head keeps the list alive, so the nodes along the way need no retains.
    guard let head else { return nil }
    var node = Unmanaged.passUnretained(head)
    while true {
      let (isFound, next) = node._withUnsafeGuaranteedRef { node in
        guard node.mask.contains(mask) else { return (false, Unmanaged<Node>?.none) }
        return (node.key == key, node.next.map { Unmanaged.passUnretained($0) })
      }
      if isFound { return node.takeUnretainedValue() }
      guard let next else { return nil }
      node = next
    }
  }

  private func value<Value>(_ node: Node) -> Value {
    unsafeDowncast(node, to: ValueNode<Value>.self).value
  }

  private mutating func set<Value>(_ key: ObjectIdentifier, _ value: Value) {
    written.formUnion(EnvironmentMask(key))
    head = ValueNode(key, value, next: head)
  }

  public var description: String {
    var keys: [String] = []
    var node = head
    while let current = node {
      keys.append("\(current.key)")
      node = current.next
    }
    return "EnvironmentValues(\(keys.count) values set)"
  }
}

// Nodes are immutable but for derived values, which are computed only on the main actor.
extension EnvironmentValues: @unchecked Sendable {}
