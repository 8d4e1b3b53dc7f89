/// What accompanies a change of state on its way to the screen: above all, how it is animated.
///
/// ```swift
/// var transaction = Transaction(animation: .easeOut)
/// transaction.disablesAnimations = true
/// withTransaction(transaction) { isOpen = true }
/// ```
///
/// Writes of one turn with equal transactions are applied together, others one after the other
/// (S2.11).
public struct Transaction {
  /// Nil: the change is shown at once. Set to nil, it also takes away the animation of a
  /// transaction further out.
  public var animation: Animation? {
    get { givenAnimation ?? nil }
    set { givenAnimation = .some(newValue) }
  }

  /// Nil where nobody has said anything about the animation.
  private var givenAnimation: Animation??

  /// Implicit animations (`animation(_:value:)`) are passed over for this change (S6.6).
  public var disablesAnimations = false

  /// Whether the change comes from a gesture or slider that is still moving.
  public var isContinuous = false

  /// Whether the speed of what changes counts: springs that follow go on with it.
  public var tracksVelocity = false

  private var values: Values?

  /// What to call when the animations of this change have ended.
  private(set) var completions: [AnimationCompletion]?

  /// Shared by the copies of a transaction, so that the writes of one `withTransaction` are seen to
  /// belong together without a comparison of what it carries.
  private final class Values {
    let entries: [ObjectIdentifier: Any]
    init(_ entries: [ObjectIdentifier: Any]) { self.entries = entries }
  }

  /// Says nothing of the change.
  public init() {}

  /// Says how the change is animated; nil: not at all, whatever is said further out.
  public init(animation: Animation?) { givenAnimation = .some(animation) }

  /// A value of your own that travels with the change.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values?.entries[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      var entries = values?.entries ?? [:]
      entries[ObjectIdentifier(key)] = newValue
      values = Values(entries)
    }
  }

  /// The same for a user who wants nothing to move: shown at once, and complete with that.
  func withoutMotion() -> Transaction {
    var still = self
    still.animation = nil
    still.disablesAnimations = true
    return still
  }

  var isEmpty: Bool {
    givenAnimation == nil && !disablesAnimations && !isContinuous && values == nil
      && completions == nil && !tracksVelocity
  }

  /// Whether writes carrying the one and the other may be applied as one update.
  func isSame(as other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity
      && values === other.values && completions?.first === other.completions?.first
      && completions?.count == other.completions?.count
  }

  /// The same, if no code of the program has to be asked for it; else nil.
  func isKnownSame(as other: Transaction) -> Bool? {
    guard animation == nil || other.animation == nil else { return nil }
    return isSame(as: other)
  }

  /// This transaction overridden by an inner, or enclosing explicit, one (S3.7, S6.6). What waits
  /// further out by the same criteria does not wait for the inner one's animations (S6.16).
  package func merging(_ other: Transaction) -> Transaction {
    guard !other.isEmpty else { return self }
    guard !isEmpty else { return other }
    var merged = self
    if let animation = other.givenAnimation { merged.animation = animation }
    merged.disablesAnimations = disablesAnimations || other.disablesAnimations
    merged.isContinuous = isContinuous || other.isContinuous
    merged.tracksVelocity = tracksVelocity || other.tracksVelocity
    if let added = other.completions {
      merged.completions = completions?.filter { outer in
        !added.contains { $0.criteria == outer.criteria }
      }
      merged.completions = (merged.completions ?? []) + added
    }
    if let added = other.values {
      merged.values = values.map { Values($0.entries.merging(added.entries) { $1 }) } ?? added
    }
    return merged
  }
}

extension Transaction: @unchecked Sendable {}

extension Transaction {
  /// Calls `completion` once, when the animations that this change begins have ended; at once if it
  /// begins none (S6.7).
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    add(AnimationCompletion(criteria, completion))
  }

  mutating func add(_ completion: AnimationCompletion) {
    completions = (completions ?? []) + [completion]
  }

  /// Takes away what is called at the end: for changes that only follow from this one.
  var withoutCompletions: Transaction {
    var copy = self
    copy.completions = nil
    return copy
  }
}

/// Names a value of your own in a `Transaction`.
public protocol TransactionKey {
  /// The value's type; inferred from ``defaultValue``.
  associatedtype Value
  /// What a transaction says that was not told otherwise.
  static var defaultValue: Value { get }
}

extension Transaction {
  private final class Scope {
    let transaction: Transaction
    init(_ transaction: Transaction) { self.transaction = transaction }
  }

  private static let scope = ThreadLocal<Scope>()

  /// The transaction of the innermost `withTransaction` on this thread.
  package static var current: Transaction { scope.value?.transaction ?? Transaction() }

  static func with<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    try scope.with(Scope(transaction), body)
  }
}
