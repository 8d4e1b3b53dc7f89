import ViewDrawing

/// How colours drawn by Core Graphics blend with the existing ones.
public enum CGBlendMode: Int32, Sendable {
  /// Draws over the existing content.
  case normal
  /// Multiplies the colours.
  case multiply
  /// Multiplies the inverses and inverts the product.
  case screen
  /// Multiplies where the existing content is dark and screens where it is light.
  case overlay
  /// Uses the darker of the two, per component.
  case darken
  /// Uses the lighter of the two, per component.
  case lighten
  /// Lightens the existing content, more for lighter new colours.
  case colorDodge
  /// Darkens the existing content, more for darker new colours.
  case colorBurn
  /// Gently darkens or lightens the existing content.
  case softLight
  /// Multiplies where the new colour is dark and screens where it is light.
  case hardLight
  /// The difference of the two colours.
  case difference
  /// The difference of the two colours, with less contrast.
  case exclusion
  /// The hue of the new colour.
  case hue
  /// The saturation of the new colour.
  case saturation
  /// The hue and saturation of the new colour.
  case color
  /// The luminosity of the new colour.
  case luminosity
  /// Erases the existing content.
  case clear
  /// Replaces the existing content.
  case copy
  /// Shows the new content only where there is existing content.
  case sourceIn
  /// Shows the new content only where there is no existing content.
  case sourceOut
  /// Shows the new content only over existing content, which stays.
  case sourceAtop
  /// Draws below the existing content.
  case destinationOver
  /// Keeps the existing content only where there is new content.
  case destinationIn
  /// Erases the existing content where there is new content.
  case destinationOut
  /// Draws below the existing content, which stays only where there is new content.
  case destinationAtop
  /// Shows each only where the other is absent.
  case xor
  /// Adds the two colours' differences from white.
  case plusDarker
  /// Adds the two colours.
  case plusLighter

  /// The numbers are the same.
  var ofCanvases: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: rawValue) }
}
