import Foundation
import ViewDrawing

/// Colours at places from 0 to 1, for the gradients of a `CGContext`.
///
/// ```swift
/// let gradient = CGGradient(
///   colorsSpace: CGColorSpaceCreateDeviceRGB(),
///   colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: [0, 1])
/// ```
public final class CGGradient: Sendable {
  let gradient: Gradient

  /// A gradient; nil without colours.
  ///
  /// - Parameters:
  ///   - colors: elements that are no `CGColor` are left out.
  ///   - locations: one for each colour; nil for equal distances.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let colors = colors.compactMap { ($0 as? CGColor).map { Color(cgColor: $0) } }
    guard !colors.isEmpty else { return nil }
    guard let locations, locations.count >= colors.count else {
      gradient = Gradient(colors: colors)
      return
    }
    gradient = Gradient(
      stops: zip(colors, locations).map { Gradient.Stop(color: $0, location: $1) })
  }
}
