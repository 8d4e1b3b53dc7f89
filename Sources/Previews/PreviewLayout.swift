import Foundation
import ViewRuntime

/// The room in which a preview is shown.
public enum PreviewLayout: Hashable, Sendable {
  /// The whole screen of the device.
  case device
  /// As much as the view asks for.
  case sizeThatFits
  /// In points.
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  /// The room in which the preview is shown. An app that shows the view ignores it.
  ///
  /// - Note: Without effect: read by a preview host, without effect in an app.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewPreferenceModifier { $0.layout = value })
  }
}
