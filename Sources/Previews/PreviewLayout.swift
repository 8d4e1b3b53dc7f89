import Foundation
import ViewRuntime

/// The size of a preview's container.
public enum PreviewLayout: Hashable, Sendable {
  /// The whole screen of the device.
  case device
  /// The size that the view requests.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  /// The size of the preview's container. An app that shows the view ignores it.
  ///
  /// - Note: Without effect: read by a preview host, without effect in an app.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewPreferenceModifier { $0.layout = value })
  }
}
