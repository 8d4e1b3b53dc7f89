import Foundation

/// The kind of device that shows an interface.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// A phone, a tablet, a television or a car.
  case phone, pad, tv, carPlay
  /// A computer with windows, as here.
  case mac = 5
  /// A headset.
  case vision
}
