import Foundation

/// What a screen is part of.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Of nothing in particular.
  case unspecified = -1
  /// Of a device that is held, of a television, or of a car.
  case phone, pad, tv, carPlay
  /// Of a computer with windows, as here.
  case mac = 5
  /// Of glasses.
  case vision
}
