import Foundation

extension KeyPathComparator {
  /// Sorts by a string as files are listed, as Apple's Foundation does: numbers by their value,
  /// capitals beside small letters. That of Linux goes by the characters' numbers.
  ///
  /// ```swift
  /// @State private var order = [KeyPathComparator(\Person.name)]
  /// ```
  public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }

  /// Sorts by a string that may be missing, as files are listed; those without one come first.
  public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }
}
