import LayoutCore
import ViewRuntime

/// `swipeActions`: buttons that a list reads from the row.
struct SwipeActionsModifier<Side: SwipeSide, Actions: View> {
  let actions: Actions
}

extension SwipeActionsModifier: AttachedViewModifier {
  typealias Body = Never
  var attached: Actions { actions }
  static var attachment: ObjectIdentifier { ObjectIdentifier(Side.self) }
}

/// The edge of a row that its actions appear at.
protocol SwipeSide {}

enum LeadingSwipe: SwipeSide {
  /// Whether a full swipe, over half of the row, performs the first action.
  enum IsFull {}
}

enum TrailingSwipe: SwipeSide {
  enum IsFull {}
}

extension View {
  /// Adds buttons to a list row that appear on a swipe or in its menu.
  ///
  /// ```swift
  /// MessageRow(message: message)
  ///   .swipeActions { Button("Archive") { archive(message) } }
  ///   .swipeActions(edge: .leading) { Button("Unread") { markUnread(message) } }
  /// ```
  ///
  /// - Parameters:
  ///   - edge: the edge that they appear at; a swipe towards the trailing edge reveals the leading
  ///     ones.
  ///   - allowsFullSwipe: whether a swipe over half of the row performs the first action.
  @ViewBuilder
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    if edge == .leading {
      modifier(SwipeActionsModifier<LeadingSwipe, T>(actions: content()))
        .modifier(RowModifier(LeadingSwipe.IsFull.self, allowsFullSwipe))
    } else {
      modifier(SwipeActionsModifier<TrailingSwipe, T>(actions: content()))
        .modifier(RowModifier(TrailingSwipe.IsFull.self, allowsFullSwipe))
    }
  }
}
