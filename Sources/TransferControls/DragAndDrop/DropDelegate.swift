import ViewRuntime

/// Decides about drops on a view.
///
/// ```swift
/// struct Reorder: DropDelegate {
///   let item: Item
///   @Binding var dragged: Item?
///
///   func dropEntered(info: DropInfo) { move(dragged, before: item) }
///   func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
///   func performDrop(info: DropInfo) -> Bool {
///     dragged = nil
///     return true
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether what is dragged may be dropped here; asked when it comes over the view.
  func validateDrop(info: DropInfo) -> Bool

  /// It was let go over the view.
  ///
  /// - Returns: whether it was taken.
  func performDrop(info: DropInfo) -> Bool

  /// What is dragged came over the view, and may be dropped: a moment to make room for it.
  func dropEntered(info: DropInfo)

  /// It was moved over the view; nil: what was said before still holds.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// It was moved away again, and not dropped.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Takes whatever is of the types that the view asks for.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Nil: a drop is allowed.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing; it is not called after a drop.
  public func dropExited(info: DropInfo) {}
}
