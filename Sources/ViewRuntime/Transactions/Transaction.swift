import Timekeeping

/// The context of a state change on its way to the screen: above all, how it is animated.
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
  /// The animation; nil shows the change immediately. Setting nil also removes the animation of an
  /// outer transaction.
  public var animation: Animation? {
    get { givenAnimation ?? nil }
    set { givenAnimation = .some(newValue) }
  }

  /// Nil if the animation was not specified.
  private var givenAnimation: Animation??

  /// Whether implicit animations (`animation(_:value:)`) are skipped for this change (S6.6).
  public var disablesAnimations = false

  /// Whether the change comes from a gesture or slider that is still moving.
  public var isContinuous = false

  /// Whether the velocity of the changed values is tracked: subsequent springs continue with it.
  public var tracksVelocity = false

  private var values: Values?

  /// Called when the animations of this change have ended.
  private(set) var completions: [AnimationCompletion]?

  /// Shared by the copies of a transaction, so that the writes of one `withTransaction` are
  /// recognised as belonging together without comparing the values.
  private final class Values {
    let entries: [ObjectIdentifier: Any]
    init(_ entries: [ObjectIdentifier: Any]) { self.entries = entries }
  }

  /// Creates a transaction that specifies nothing.
  public init() {}

  /// Creates a transaction with an animation; nil disables it, whatever outer transactions specify.
  public init(animation: Animation?) { givenAnimation = .some(animation) }

  /// A custom value that travels with the change.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values?.entries[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      var entries = values?.entries ?? [:]
      entries[ObjectIdentifier(key)] = newValue
      values = Values(entries)
    }
  }

  /// Returns the transaction for a user who prefers reduced motion: shown, and complete,
  /// immediately.
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

  /// Returns whether writes carrying either transaction may be applied in one update.
  func isSame(as other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity
      && values === other.values && completions?.first === other.completions?.first
      && completions?.count == other.completions?.count
  }

  /// Like `isSame(as:)`; nil if the comparison would call the program's code.
  func isKnownSame(as other: Transaction) -> Bool? {
    guard animation == nil || other.animation == nil else { return nil }
    return isSame(as: other)
  }

  /// Returns this transaction overridden by an inner or enclosing explicit one (S3.7, S6.6). An
  /// outer completion with the same criteria does not wait for the inner one's animations (S6.16).
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
    if let added = other.values, added !== values {
      merged.values = values.map { Values($0.entries.merging(added.entries) { $1 }) } ?? added
    }
    return merged
  }
}

// Copies share only immutable entries, and completions, which run on the main actor.
extension Transaction: @unchecked Sendable {}

extension Transaction {
  /// Calls `completion` once, when the animations started by this change have ended; immediately if
  /// it starts none (S6.7).
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    add(AnimationCompletion(criteria, completion))
  }

  mutating func add(_ completion: AnimationCompletion) {
    completions = (completions ?? []) + [completion]
  }

  /// A copy without completions: for changes that only result from this one.
  var withoutCompletions: Transaction {
    var copy = self
    copy.completions = nil
    return copy
  }
}

extension Transaction {
  private final class Scope {
    let transaction: Transaction
    init(_ transaction: Transaction) { self.transaction = transaction }
  }

  private static let scope = ThreadLocal<Scope>()

  /// The transaction of the innermost `withTransaction` on this thread.
  package static var current: Transaction { scope.value?.transaction ?? Transaction() }

  /// Runs a body of the program.
  ///
  /// A change that its source does not announce belongs to the transaction in which it was made, so
  /// that sources are polled where another transaction begins or ends.
  static func with<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = scope.value?.transaction
    let isOther = outer.map { transaction.isKnownSame(as: $0) != true } ?? true
    guard isOther, isOnMainActor() else { return try scope.with(Scope(transaction), body) }
    PolledSources.look()
    return try scope.with(Scope(transaction)) {
      defer { PolledSources.look() }
      return try body()
    }
  }

  /// Runs a write of the library, which announces what it changes: like `withTransaction` otherwise.
  package static func carry<Result>(
    _ transaction: Transaction, _ write: () throws -> Result
  ) rethrows -> Result {
    guard !transaction.isEmpty else { return try write() }
    return try scope.with(Scope(current.merging(transaction)), write)
  }
}
