import Foundation
import PictureResources
import ViewDrawing

/// A picture in memory or from the resources, for sources that use UIKit's without saying so.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  package private(set) var source: Image.Source
  /// In points. A picture that is given another one is shown as large, as AppKit's is; one of UIKit
  /// has its size for good there.
  public var size: CGSize {
    didSet {
      guard case .picture(var picture) = source else { return }
      picture.size = size
      source = .picture(picture)
    }
  }
  /// How many pixels a point has.
  public let scale: CGFloat
  /// What it is drawn in: its own colours, or those of the place.
  public let renderingMode: RenderingMode
  package let tint: UIColor?
  /// How large a symbol is and in which colours.
  public let symbolConfiguration: SymbolConfiguration?

  package init(
    _ source: Image.Source, size: CGSize, scale: CGFloat = 1,
    renderingMode: RenderingMode = .automatic, tint: UIColor? = nil,
    configuration: SymbolConfiguration? = nil
  ) {
    symbolConfiguration = configuration
    self.source = source
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.tint = tint
  }

  package convenience init(_ picture: Picture, scale: CGFloat = 1) {
    self.init(.picture(picture), size: picture.size, scale: scale)
  }

  /// No picture: it has no size and shows nothing.
  public convenience override init() {
    self.init(Picture(bytes: .data([]), size: .zero))
  }

  /// For `#imageLiteral(resourceName:)`: a picture of the app's resources; an empty one, and a
  /// message, if there is none of that name.
  public required convenience init(imageLiteralResourceName name: String) {
    let picture = NamedPictures.find(name, nil, isDark: false)
    self.init(picture ?? Picture(bytes: .data([]), size: .zero))
  }

  /// A picture's bytes; nil if they are no PNG, JPEG, GIF or BMP, nor a TIFF without compression.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture's bytes, with several pixels to a point: ``size`` is that of the pixels divided by
  /// `scale`.
  ///
  /// Nil if they are no PNG, JPEG, GIF or BMP, nor a TIFF without compression.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = Picture(data: data, scale: scale) else { return nil }
    self.init(picture, scale: scale)
  }

  /// A picture in a file; nil if there is none there that can be shown.
  ///
  /// Reads the beginning of the file, and the rest when it is drawn. `@2x` or `@3x` at the end of
  /// its name makes ``size`` half or a third of the pixels.
  public convenience init?(contentsOfFile path: String) {
    guard let picture = Picture(file: URL(fileURLWithPath: path)) else { return nil }
    self.init(picture)
  }

  /// A picture from the app's resources; nil if there is none of that name.
  public convenience init?(named name: String) {
    guard let picture = NamedPictures.lookUp(name, nil, isDark: false) else { return nil }
    self.init(picture)
  }

  /// A picture from a bundle's resources; nil if there is none of that name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    let isDark = traitCollection?.userInterfaceStyle == .dark
    guard let picture = NamedPictures.lookUp(name, bundle, isDark: isDark) else { return nil }
    self.init(picture)
  }

  /// A symbol, 17 points large; never nil here, also for a name that there is no symbol of.
  public convenience init?(systemName name: String) {
    self.init(.symbol(name, value: nil), size: CGSize(width: 17, height: 17))
  }

  /// In the way of the place, in its own colours, or in the colour of the place with its shape
  /// alone.
  public enum RenderingMode: Int, Sendable {
    /// In the order of the sentence above.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The same picture, drawn in its own colours or in those of the place.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source, size: size, scale: scale, renderingMode: renderingMode, tint: tint,
      configuration: symbolConfiguration)
  }

  /// The same picture in one colour.
  public func withTintColor(
    _ color: UIColor, renderingMode: RenderingMode = .alwaysOriginal
  ) -> UIImage {
    UIImage(
      source, size: size, scale: scale, renderingMode: renderingMode, tint: color,
      configuration: symbolConfiguration)
  }

  /// The picture's own bytes, if it is a PNG.
  public func pngData() -> Data? {
    guard case .picture(let picture) = source, let data = picture.data,
      data.starts(with: [0x89, 0x50, 0x4E, 0x47])
    else { return nil }
    return data
  }

  /// The picture's own bytes, if it is a JPEG.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard case .picture(let picture) = source, let data = picture.data,
      data.starts(with: [0xFF, 0xD8])
    else { return nil }
    return data
  }

  /// Whether the other is a `UIImage` of the same source, rendering mode, tint and size of symbol.
  ///
  /// Pictures in memory are compared byte by byte, those of files by their paths.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return source == other.source && renderingMode == other.renderingMode && tint == other.tint
      && symbolConfiguration?.symbolFont == other.symbolConfiguration?.symbolFont
  }

  /// Made from the size alone, so that pictures of one size have the same.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    return hasher.finalize()
  }
}

extension Image {
  /// A picture of UIKit.
  public nonisolated init(uiImage: UIImage) {
    self.init(uiImage.source, label: .name(""))
    switch uiImage.renderingMode {
    case .automatic: break
    case .alwaysOriginal: rendering = .original
    case .alwaysTemplate: rendering = .template
    }
    font = uiImage.symbolConfiguration?.symbolFont
    if let tint = uiImage.tint {
      rendering = .template
      self.tint = tint.color
    }
  }
}
