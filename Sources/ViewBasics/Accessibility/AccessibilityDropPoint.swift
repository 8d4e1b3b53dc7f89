import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Where something is dropped on the view by a client.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }

  /// Where something is dropped on the view, described by a text; clients here do not ask.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: Text
  ) -> some View { self }

  /// Where something is dropped, described by words as they are; clients here do not ask.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { self }
}
