import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Where the view is dragged from by a client.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }

  /// Where the view is dragged from, described by a text; clients here do not ask.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: Text
  ) -> some View { self }

  /// Where the view is dragged from, described by words as they are; clients here do not ask.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { self }
}
