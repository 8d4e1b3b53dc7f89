import LayoutCore
import ViewRuntime

/// `swipeActions`.
struct SwipeActionsModifier<Actions: View> {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Actions
}

extension SwipeActionsModifier: AttachedViewModifier {
  typealias Body = Never
  var attached: Actions { actions }
  static var attachment: ObjectIdentifier { ObjectIdentifier(RowTrait.Actions.self) }
}

extension View {
  /// Offers buttons for a row of a list: when it is swiped, or in its menu.
  ///
  /// ```swift
  /// MessageRow(message: message)
  ///   .swipeActions { Button("Archive") { archive(message) } }
  /// ```
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }
}
