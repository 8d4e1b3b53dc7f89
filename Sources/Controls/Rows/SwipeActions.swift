import LayoutCore
import ViewRuntime

/// `swipeActions`: buttons that a list finds at the row.
struct SwipeActionsModifier<Side: SwipeSide, Actions: View> {
  let actions: Actions
}

extension SwipeActionsModifier: AttachedViewModifier {
  typealias Body = Never
  var attached: Actions { actions }
  static var attachment: ObjectIdentifier { ObjectIdentifier(Side.self) }
}

/// The edge of a row where its actions come from.
protocol SwipeSide {}

enum LeadingSwipe: SwipeSide {
  /// Whether a swipe over half of the row performs the first action.
  enum IsFull {}
}

enum TrailingSwipe: SwipeSide {
  enum IsFull {}
}

extension View {
  /// Offers buttons for a row of a list: when it is swiped, or in its menu.
  ///
  /// ```swift
  /// MessageRow(message: message)
  ///   .swipeActions { Button("Archive") { archive(message) } }
  ///   .swipeActions(edge: .leading) { Button("Unread") { markUnread(message) } }
  /// ```
  ///
  /// - Parameters:
  ///   - edge: where they come from: the leading ones by a swipe towards the end of the line.
  ///   - allowsFullSwipe: whether a swipe over half of the row performs the first one.
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
