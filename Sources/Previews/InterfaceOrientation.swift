import ViewRuntime

/// The orientation of an interface.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  /// The orientation's name.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// Landscape, to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// Landscape, to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All four orientations.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}
