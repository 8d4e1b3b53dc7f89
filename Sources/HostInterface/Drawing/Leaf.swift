import Foundation

/// What a node draws in its own frame.
package enum Leaf: Hashable, Sendable {
  case none
  case text(TextContent)
  // Boxed, because a text, the most common leaf, is much smaller.
  indirect case image(ImageContent)
  indirect case shape(ShapeContent)
  /// The drawing of a canvas; its symbols are the node's children, which are not shown themselves.
  indirect case drawing(DisplayList)
  /// Measured and drawn by the host; see the node's `control`, `value` and `options`.
  case control
}

/// A picture by name or by data.
package struct ImageContent: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// An SF Symbol's name; each host has its own table of glyphs or icons.
    case symbol(String)
    /// The path of a resource file.
    case file(String)
    case data([UInt8])
  }

  package var source: Source
  package var paint: Paint
  package var font: FontSpec
  package var isResizable: Bool
  /// Only the shape is used; it is filled with `paint`. Always true for symbols.
  package var isTemplate = false
  /// Scaled without smoothing.
  package var isPixelated = false
  /// Repeated at its own size instead of stretched.
  package var isTiled = false
  /// The edges that keep their size when the picture is stretched; nil: none.
  package var capInsets: CapInsets?
  /// The size of a picture in points; zero for symbols.
  package var naturalSize = CGSize.zero
  /// The label for accessibility clients.
  package var label: String?

  package init(
    source: Source, paint: Paint = .color(.semantic(.primary)), font: FontSpec = .body,
    isResizable: Bool = false, label: String? = nil
  ) {
    self.source = source
    self.paint = paint
    self.font = font
    self.isResizable = isResizable
    self.label = label
  }

  /// Returns how the picture is stretched over a size; nil: evenly.
  package func stretch(over size: CGSize) -> (columns: CapStretch, rows: CapStretch)? {
    guard let capInsets, naturalSize.width > 0, naturalSize.height > 0 else { return nil }
    return (
      capInsets.columns(over: size.width, of: naturalSize.width),
      capInsets.rows(over: size.height, of: naturalSize.height)
    )
  }
}
