import Foundation

/// What a node draws in its own frame.
package enum Leaf: Hashable, Sendable {
  case none
  case text(TextContent)
  // In boxes, because a text, which most leaves are, needs much less room.
  indirect case image(ImageContent)
  indirect case shape(ShapeContent)
  /// What a canvas draws; its symbols are the node's children, which are not shown themselves.
  indirect case drawing(DisplayList)
  /// Measured and drawn by the host; see the node's `control`, `value` and `options`.
  case control
}

/// A picture by name or by data.
package struct ImageContent: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// An SF Symbol's name; each host has its own table of glyphs or icons.
    case symbol(String)
    /// A resource's file path.
    case file(String)
    case data([UInt8])
  }

  package var source: Source
  package var paint: Paint
  package var font: FontSpec
  package var isResizable: Bool
  /// Only its shape counts; it is filled with `paint`. Symbols always are.
  package var isTemplate = false
  /// Enlarged without smoothing.
  package var isPixelated = false
  /// Repeated in its own size instead of stretched.
  package var isTiled = false
  /// What keeps its size when the picture is stretched; nil: nothing.
  package var capInsets: CapInsets?
  /// The size of a picture in points; zero for symbols.
  package var naturalSize = CGSize.zero
  /// What accessibility clients say.
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

  /// How the picture is spread over a room; nil: evenly.
  package func stretch(over size: CGSize) -> (columns: CapStretch, rows: CapStretch)? {
    guard let capInsets, naturalSize.width > 0, naturalSize.height > 0 else { return nil }
    return (
      capInsets.columns(over: size.width, of: naturalSize.width),
      capInsets.rows(over: size.height, of: naturalSize.height)
    )
  }
}
