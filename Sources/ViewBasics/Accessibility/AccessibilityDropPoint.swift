import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Sets the point at which clients drop items onto the view.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }

  /// Sets the point at which clients drop items onto the view, described by a text; unused here.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: Text
  ) -> some View { self }

  /// Sets the drop point of the view, described by a verbatim string; unused here.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { self }
}
