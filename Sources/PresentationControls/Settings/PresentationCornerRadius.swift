import Foundation
import LayoutCore
import ViewDrawing
import ViewLayouts
import ViewRuntime

extension View {
  /// Sets the corner radius of the enclosing sheet, in points; nil uses the default.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationSetting { $0.cornerRadius = cornerRadius }
  }
}
