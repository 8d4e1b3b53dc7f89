import Foundation

extension KeyPathComparator {
  /// Sorts by a string in the order of file lists, as Apple's Foundation does: numbers by value,
  /// uppercase next to lowercase. Foundation on Linux uses the order of code points.
  ///
  /// ```swift
  /// @State private var order = [KeyPathComparator(\Person.name)]
  /// ```
  public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }

  /// Sorts by an optional string in the order of file lists; nil comes first.
  public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }
}
