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
