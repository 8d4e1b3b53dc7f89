import SwiftUI

/// A planet on a circular orbit; distances are not to scale.
struct Planet: Identifiable, Hashable {
  let name: String
  let color: Color
  /// The orbit's radius, as a fraction of the picture's half width.
  let distance: Double
  /// In points.
  let radius: Double
  /// The time of one orbit.
  let days: Double

  var id: String { name }

  static let all = [
    Planet(name: "Mercury", color: .gray, distance: 0.24, radius: 4, days: 88),
    Planet(name: "Venus", color: .orange, distance: 0.42, radius: 6, days: 225),
    Planet(name: "Earth", color: .blue, distance: 0.62, radius: 6, days: 365),
    Planet(name: "Mars", color: .red, distance: 0.84, radius: 5, days: 687),
  ]

  /// Its position after a number of days, around a centre.
  func position(after days: Double, in size: CGSize) -> CGPoint {
    let angle = days / self.days * 2 * .pi
    return CGPoint(
      x: size.width / 2 + cos(angle) * distance * size.width / 2,
      y: size.height / 2 + sin(angle) * distance * size.height / 2)
  }
}
