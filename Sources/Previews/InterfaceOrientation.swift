import ViewRuntime

/// Which way a screen is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  /// The orientation's name.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// On its side, to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// On its side, to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All four.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

extension View {
  /// Which way the screen is held in the preview. An app that shows the view ignores it.
  ///
  /// - Note: Without effect: read by a host of previews, without effect in an app.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    modifier(PreviewPreferenceModifier { $0.orientation = value })
  }
}
