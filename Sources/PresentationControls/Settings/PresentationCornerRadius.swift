import Foundation
import LayoutCore
import ViewDrawing
import ViewLayouts
import ViewRuntime

extension View {
  /// Sets how round the corners of the sheet are in which the view stands, in points; nil: as
  /// usual.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationSetting { $0.cornerRadius = cornerRadius }
  }
}
