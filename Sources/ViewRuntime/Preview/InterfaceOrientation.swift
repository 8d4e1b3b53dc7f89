/// Which way a screen is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public let id: String

  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

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
