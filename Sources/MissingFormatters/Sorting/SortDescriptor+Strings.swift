import Foundation

extension SortDescriptor {
  /// Sorts by a string as files are listed, as Apple's Foundation does: numbers by their value,
  /// capitals beside small letters. That of Linux goes by the characters' numbers.
  ///
  /// ```swift
  /// people.sorted(using: SortDescriptor(\.name))
  /// ```
  ///
  /// Its `keyPath` leads to what the strings are compared by, and not to the strings.
  public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }

  /// Sorts by a string that may be missing, as files are listed; those without one come first.
  public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }

  /// Sorts by a string, in the order of the comparator.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: _LocalizedStringComparator
  ) {
    self.init(keyPath, comparator: comparator, order: comparator.order)
  }

  /// Sorts by a string that may be missing, in the order of the comparator.
  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: _LocalizedStringComparator
  ) {
    self.init(keyPath, comparator: comparator, order: comparator.order)
  }

  /// Sorts by a string, to or fro.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: _LocalizedStringComparator,
    order: SortOrder
  ) {
    if comparator.isStandard {
      self.init(sendable(keyPath.appending(path: \.asListed)), order: order)
    } else {
      self.init(sendable(keyPath.appending(path: \.asRead)), order: order)
    }
  }

  /// Sorts by a string that may be missing, to or fro.
  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: _LocalizedStringComparator,
    order: SortOrder
  ) {
    if comparator.isStandard {
      self.init(sendable(keyPath.appending(path: \.asListed)), order: order)
    } else {
      self.init(sendable(keyPath.appending(path: \.asRead)), order: order)
    }
  }
}

/// A key path that goes on from one that may be sent may be sent, too, if what it goes on by is no
/// subscript; its type does not say so.
private func sendable<Root, Value>(
  _ keyPath: KeyPath<Root, Value>
) -> any KeyPath<Root, Value> & Sendable {
  unsafeBitCast(keyPath, to: (any KeyPath<Root, Value> & Sendable).self)
}

/// A string in the order of a comparator: what Foundation's descriptor takes is comparable by
/// itself.
private protocol OrderedText: Comparable {
  var text: String { get }
  static var comparator: _LocalizedStringComparator { get }
}

extension OrderedText {
  static func < (a: Self, b: Self) -> Bool {
    comparator.compare(a.text, b.text) == .orderedAscending
  }

  static func == (a: Self, b: Self) -> Bool {
    comparator.compare(a.text, b.text) == .orderedSame
  }
}

private struct ListedText: OrderedText {
  let text: String
  static var comparator: _LocalizedStringComparator { .localizedStandard }
}

private struct ReadText: OrderedText {
  let text: String
  static var comparator: _LocalizedStringComparator { .localized }
}

extension String {
  fileprivate var asListed: ListedText { ListedText(text: self) }
  fileprivate var asRead: ReadText { ReadText(text: self) }
}

extension String? {
  fileprivate var asListed: ListedText? { map { ListedText(text: $0) } }
  fileprivate var asRead: ReadText? { map { ReadText(text: $0) } }
}
