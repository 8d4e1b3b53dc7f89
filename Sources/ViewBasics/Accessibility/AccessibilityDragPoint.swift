import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Sets the point from which clients drag the view.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }

  /// Sets the point from which clients drag the view, described by a text; unused here.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: Text
  ) -> some View { self }

  /// Sets the point from which clients drag the view, described by a verbatim string; unused here.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { self }
}
