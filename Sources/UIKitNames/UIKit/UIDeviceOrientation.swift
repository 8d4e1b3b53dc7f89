import Foundation

/// Which way a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// By where the top of the device points for the user: up, down, to the left or the right; then
  /// what its screen faces, the sky or the ground.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it is held upright, on its head or not; false if it lies flat.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is held on its side; false if it lies flat.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies on a table, on its back or on its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether what is shown can be turned that way.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
