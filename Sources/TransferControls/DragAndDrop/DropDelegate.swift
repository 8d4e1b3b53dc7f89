import ViewRuntime

/// Handles drops on a view.
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
  /// Returns whether the dragged items may be dropped here; called when they enter the view.
  func validateDrop(info: DropInfo) -> Bool

  /// Performs the drop.
  ///
  /// - Returns: whether the drop was accepted.
  func performDrop(info: DropInfo) -> Bool

  /// Called when an accepted drag enters the view, for example to make space for it.
  func dropEntered(info: DropInfo)

  /// Returns a proposal when the drag moves over the view; nil keeps the previous one.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// Called when the drag leaves the view without a drop.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns true, which accepts everything of the view's types.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Returns nil, which allows a drop.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing; it is not called after a drop.
  public func dropExited(info: DropInfo) {}
}
