import ViewRuntime

/// Whether texts can be selected.
public protocol TextSelectability: Sendable {
  /// Whether the user can select and copy the text.
  static var allowsSelection: Bool { get }
}
