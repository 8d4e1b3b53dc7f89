import Foundation
import LayoutCore
import ViewRuntime

extension View {
  /// Sets the room round the row's content; nil gives back the list's own.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowModifier<RowTrait.Insets, EdgeInsets?>(RowTrait.Insets.self, insets))
  }
}
