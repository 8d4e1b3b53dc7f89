import ViewRuntime

/// The device that a preview is meant for, by its name: `"iPhone 15 Pro"`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The device's name.
  public let rawValue: String

  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device by its name, as a string literal.
  public init(stringLiteral value: String) { rawValue = value }
}

extension View {
  /// The device on which the preview is intended to be shown; nil leaves it to the preview host. An
  /// app that shows the view ignores it.
  ///
  /// - Note: Without effect: read by a preview host, without effect in an app.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(PreviewPreferenceModifier { $0.device = value })
  }
}
