import Foundation
import LayoutCore
import ViewDrawing
import ViewLayouts
import ViewRuntime

extension View {
  /// Sets how around the corners of the sheet around are, in points; nil: as usual.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationSetting { $0.cornerRadius = cornerRadius }
  }
}
