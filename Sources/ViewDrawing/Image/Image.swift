import Foundation
import HostInterface
import LayoutCore
import PictureResources
import ViewRuntime

/// A symbol or a picture from the resources.
///
/// ```swift
/// Image(systemName: "star.fill").foregroundStyle(.yellow)
/// Image("Mountain").resizable().scaledToFit()
/// ```
///
/// It has the size of the picture; only a resizable image takes the proposed size. A symbol has the
/// size of the current font. A missing picture is reported and shown as a question mark.
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
  /// The colour of a template, overriding the environment's.
  package var tint: Color?

  package init(_ source: Source, label: ImageLabel) {
    self.source = source
    self.label = label
  }

  package struct Resizing: Equatable, Sendable {
    let capInsets: EdgeInsets
    let mode: ResizingMode
  }

  /// The accessibility label of an image.
  package enum ImageLabel: Sendable {
    case name(String)
    case text(any SpokenText)
    case decorative
  }

  /// How a resizable image fills its frame.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated at its own size.
    case tile
    /// Scaled to the frame.
    case stretch
  }

  /// Whether an image shows its own colours, or only its shape in the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The shape alone, filled with the foreground style.
    case template
    /// Its own colours.
    case original
  }

  /// The smoothing of an enlarged image.
  public enum Interpolation: Hashable, Sendable {
    /// Pixels are blocks with hard edges: for pixel art.
    case none
    /// Smoothed; hosts treat `medium` and `high` the same.
    case low
    /// Smoothed.
    case medium
    /// Smoothed.
    case high
  }

  /// The size of a symbol relative to adjacent text.
  public enum Scale: Hashable, Sendable {
    /// 0.8 times the default size.
    case small
    /// The default size, as high as the letters.
    case medium
    /// 1.28 times the default size.
    case large
  }

  /// The orientation of an image.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As stored.
    case up
    /// Flipped horizontally.
    case upMirrored
    /// Rotated by 180 degrees.
    case down
    /// Rotated by 180 degrees, then flipped horizontally.
    case downMirrored
    /// Rotated by 90 degrees counterclockwise.
    case left
    /// Rotated by 90 degrees counterclockwise, then flipped horizontally.
    case leftMirrored
    /// Rotated by 90 degrees clockwise.
    case right
    /// Rotated by 90 degrees clockwise, then flipped horizontally.
    case rightMirrored
  }
}

extension Image {
  /// Makes a symbol by its name.
  public nonisolated init(systemName: String) {
    self.init(.symbol(systemName, value: nil), label: .name(Self.spokenName(systemName)))
  }

  /// Makes a symbol; its variable value, such as a signal's strength, is not shown.
  public nonisolated init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName, value: variableValue), label: .name(Self.spokenName(systemName)))
  }

  /// Makes a picture from the resources; its name is the accessibility label.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle), label: .name(name))
  }

  /// Makes a picture from the resources; the value has no effect, because pictures have no variable
  /// parts here.
  public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Makes a decorative picture from the resources, hidden from accessibility.
  public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle), label: .decorative)
  }

  /// Makes a decorative picture from the resources; the value has no effect.
  public nonisolated init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// Returns the spoken name: "star.circle.fill" is "star circle fill".
  private static func spokenName(_ systemName: String) -> String {
    // Replaces bytes: Foundation's replacement took a twelfth of the work for a card with a symbol.
    guard systemName.utf8.contains(UInt8(ascii: ".")) else { return systemName }
    let spoken = systemName.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: " ") : $0 }
    return String(decoding: spoken, as: UTF8.self)
  }
}

extension Image {
  /// Lets the image take the proposed size.
  ///
  /// ```swift
  /// Image("Bubble").resizable(
  ///   capInsets: EdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12))
  /// ```
  ///
  /// - Note: In part without effect: with `.tile` the whole image is repeated, without caps.
  /// - Parameter capInsets: the parts at the sides that keep their size, in points of the picture.
  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
    return copy
  }

  /// Sets whether the image shows its own colours or only its shape; nil leaves it to the
  /// environment.
  public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.rendering = renderingMode
    return copy
  }

  /// Sets whether an enlarged picture is smoothed: `.none` shows each pixel as a sharp square.
  ///
  /// The other values look the same here.
  public nonisolated func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.smoothing = interpolation
    return copy
  }

  /// Stores the setting; pictures are always antialiased.
  public nonisolated func antialiased(_ isAntialiased: Bool) -> Image {
    var copy = self
    copy.isSmooth = isAntialiased
    return copy
  }

  /// Sets how a symbol's layers are coloured; stored only, because symbols have one layer and one
  /// colour here.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolMode = mode
    return copy
  }

  /// Sets the font that determines a symbol's size and weight.
  public nonisolated func font(_ font: Font?) -> Image {
    var copy = self
    copy.font = font
    return copy
  }
}
