import Foundation

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// Named by where the top of the device points for the user: up, down, left or right; then by
  /// what its screen faces, the sky or the ground.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it is upright or upside down; false if it lies flat.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side; false if it lies flat.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies flat, facing up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the interface can have that orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
