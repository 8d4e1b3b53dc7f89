import Foundation
import HostInterface
import LayoutCore
import PictureResources
import ViewRuntime

/// A symbol, or a picture from the resources.
///
/// ```swift
/// Image(systemName: "star.fill").foregroundStyle(.yellow)
/// Image("Mountain").resizable().scaledToFit()
/// ```
///
/// It has the size of the picture; only a resizable one takes what it is offered. A symbol is as
/// large as the font of the place. A picture that is not there is reported and shown as a
/// question mark.
public struct Image: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    case symbol(String, value: Double?)
    case named(String, Bundle?)
    case picture(Picture)
    case drawing(ImageDrawing)
  }

  package var source: Source
  package var label: ImageLabel
  package var resizing: Resizing?
  package var rendering: TemplateRenderingMode?
  package var symbolMode: SymbolRenderingMode?
  package var smoothing = Interpolation.low
  package var isSmooth = true
  package var font: Font?
  /// The colour that a template is drawn in, whatever the place says.
  package var tint: Color?

  package init(_ source: Source, label: ImageLabel) {
    self.source = source
    self.label = label
  }

  package struct Resizing: Equatable, Sendable {
    let capInsets: EdgeInsets
    let mode: ResizingMode
  }

  /// What accessibility clients call an image.
  package enum ImageLabel: Sendable {
    case name(String)
    case text(any SpokenText)
    case decorative
  }

  /// How a resizable image fills its room.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated at its own size.
    case tile
    /// Enlarged or made smaller.
    case stretch
  }

  /// Whether an image shows its own colours or only its shape in the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only its shape, filled with the foreground style.
    case template
    /// Its own colours.
    case original
  }

  /// How smoothly an image is enlarged.
  public enum Interpolation: Hashable, Sendable {
    /// Each pixel a block with hard edges: for pixel art.
    case none
    /// Smoothed; `medium` and `high` are the same in the hosts here.
    case low
    /// Smoothed.
    case medium
    /// Smoothed.
    case high
  }

  /// The size of a symbol compared with the text beside it.
  public enum Scale: Hashable, Sendable {
    /// 0.8 times as large as the usual size.
    case small
    /// The usual size, as high as the letters.
    case medium
    /// 1.28 times as large as the usual size.
    case large
  }

  /// How an image is turned.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As the pixels lie.
    case up
    /// Left and right changed.
    case upMirrored
    /// Turned by a half.
    case down
    /// Turned by a half, then left and right changed.
    case downMirrored
    /// Turned by a quarter, counterclockwise.
    case left
    /// Turned by a quarter, counterclockwise, then left and right changed.
    case leftMirrored
    /// Turned by a quarter, clockwise.
    case right
    /// Turned by a quarter, clockwise, then left and right changed.
    case rightMirrored
  }
}

extension Image {
  /// A symbol by its name.
  public nonisolated init(systemName: String) {
    self.init(.symbol(systemName, value: nil), label: .name(Self.spokenName(systemName)))
  }

  /// A symbol, as it is without a value, such as a signal's strength.
  public nonisolated init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName, value: variableValue), label: .name(Self.spokenName(systemName)))
  }

  /// A picture from the resources; its name is what accessibility clients say.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle), label: .name(name))
  }

  /// A picture from the resources; the value changes nothing, as pictures here have no parts for
  /// it.
  public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// A picture from the resources that says nothing of its own.
  public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle), label: .decorative)
  }

  /// A picture from the resources that says nothing of its own; the value changes nothing.
  public nonisolated init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// "star.circle.fill" is read as "star circle fill".
  private static func spokenName(_ systemName: String) -> String {
    // By its bytes: Foundation's replacing took a twelfth of what a card with a symbol does.
    guard systemName.utf8.contains(UInt8(ascii: ".")) else { return systemName }
    let spoken = systemName.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: " ") : $0 }
    return String(decoding: spoken, as: UTF8.self)
  }
}

extension Image {
  /// Lets the image take the room that it is offered.
  ///
  /// ```swift
  /// Image("Bubble").resizable(
  ///   capInsets: EdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12))
  /// ```
  ///
  /// - Note: In part without effect: with `.tile` the whole picture is repeated, without caps.
  /// - Parameter capInsets: parts at the sides that keep their size, in points of the picture.
  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
    return copy
  }

  /// Shows the image's own colours, or only its shape; nil leaves it to the place.
  public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.rendering = renderingMode
    return copy
  }

  /// Chooses whether an enlarged picture is smoothed: `.none` shows each pixel as a sharp square.
  ///
  /// The other values look alike here.
  public nonisolated func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.smoothing = interpolation
    return copy
  }

  /// Kept; pictures are always drawn smoothly.
  public nonisolated func antialiased(_ isAntialiased: Bool) -> Image {
    var copy = self
    copy.isSmooth = isAntialiased
    return copy
  }

  /// Chooses how a symbol's layers are coloured; kept, as symbols here have one layer and one
  /// colour.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolMode = mode
    return copy
  }

  /// The font that a symbol takes its size and weight from.
  public nonisolated func font(_ font: Font?) -> Image {
    var copy = self
    copy.font = font
    return copy
  }
}
