import Foundation
import LayoutCore
import ViewRuntime

extension EnvironmentValues {
  /// The extra spacing between lines in points; 0 by default.
  public var lineSpacing: CGFloat {
    get { paragraph.lineSpacing }
    set { paragraph.lineSpacing = newValue }
  }
}

extension View {
  /// Sets the extra spacing between lines in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
}
