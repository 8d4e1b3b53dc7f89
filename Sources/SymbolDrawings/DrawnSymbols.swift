import Foundation

/// The symbols that are drawn in lines, by the names of SF Symbols.
@MainActor
package enum DrawnSymbols {
  private static var known: [String: DrawnSymbol] = [:]

  /// Returns the same symbol for a name with "fill" and without.
  package static func symbol(_ name: String) -> DrawnSymbol? {
    let name = withoutFill(name)
    if let symbol = known[name] { return symbol }
    guard let description = descriptions[aliases[name] ?? name] else { return nil }
    let symbol = DrawnSymbol(description)
    known[name] = symbol
    return symbol
  }

  static let aliases: [String: String] = [
    "arrow.down.to.line.alt": "arrow.down.to.line",
    "arrow.down.left.and.arrow.up.right": "arrow.down.right.and.arrow.up.left",
    "arrow.right.arrow.left": "arrow.left.arrow.right", "arrow.up.forward": "arrow.up.right",
    "arrow.up.backward": "arrow.up.left", "arrow.down.forward": "arrow.down.right",
    "arrow.down.backward": "arrow.down.left", "book.closed": "text.book.closed",
    "chart.xyaxis.line": "chart.line.uptrend.xyaxis", "cross.case": "case.cross",
    "cube.box": "cube", "delete.backward": "delete.left", "die.face.5": "dice",
    "gauge.medium": "gauge", "gauge.with.dots.needle.50percent": "gauge",
    "gauge.with.dots.needle.67percent": "gauge", "gauge.with.dots.needle.33percent": "gauge",
    "hourglass.bottomhalf": "hourglass", "hourglass.tophalf": "hourglass",
    "largecircle.fill.circle": "circle.inset.filled",
    "line.3.horizontal.decrease": "line.horizontal.3.decrease",
    "memorychip": "cpu", "pills": "pill", "plus.square.on.square": "square.on.square",
    "qrcode.viewfinder": "qrcode",
    "rectangle.on.rectangle": "square.on.square",
    "rectangle.split.2x1": "square.split.2x1", "rectangle.stack": "square.stack",
    "rosette": "medal", "smallcircle.filled.circle": "circle.inset.filled",
    "smallcircle.fill.circle": "circle.inset.filled", "speedometer": "gauge",
    "smiley": "face.smiling", "suit.heart": "heart",
    "thermometer.medium": "thermometer",
    "thermometer.sun": "thermometer",
    "tray.full": "tray",
    "truck.box": "box.truck", "wand.and.rays": "wand.and.stars",
  ]

  /// Returns the name of the unfilled variant.
  package static func withoutFill(_ name: String) -> String {
    name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
  }

  /// Returns the name of the symbol without its badge; nil if it has none.
  package static func withoutBadge(_ name: String) -> String? {
    name.range(of: ".badge").map { String(name[..<$0.lowerBound]) }
  }
}
