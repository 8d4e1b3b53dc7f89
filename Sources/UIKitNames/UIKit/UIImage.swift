import Foundation
import PictureResources
import ViewDrawing

/// A picture in memory or from the resources, for code that uses UIKit's without importing it.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  package private(set) var source: Image.Source
  /// The size in points. Setting another size scales the picture, as in AppKit; in UIKit the size
  /// is fixed.
  public var size: CGSize {
    didSet {
      guard case .picture(var picture) = source else { return }
      picture.size = size
      source = .picture(picture)
    }
  }
  /// The number of pixels per point.
  public let scale: CGFloat
  /// Whether it is drawn in its own colours or in those of the surrounding view.
  public let renderingMode: RenderingMode
  package let tint: UIColor?
  /// The size and the colours of a symbol.
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

  /// An empty picture: it has no size and shows nothing.
  public convenience override init() {
    self.init(Picture(bytes: .data([]), size: .zero))
  }

  /// A picture from the app's resources, for `#imageLiteral(resourceName:)`; an empty one, with a
  /// message, if there is none with that name.
  public required convenience init(imageLiteralResourceName name: String) {
    let picture = NamedPictures.find(name, nil, isDark: false)
    self.init(picture ?? Picture(bytes: .data([]), size: .zero))
  }

  /// A picture decoded from bytes; nil unless they are a PNG, JPEG, GIF, BMP or uncompressed TIFF.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture decoded from bytes, with several pixels per point: ``size`` is that of the pixels
  /// divided by `scale`.
  ///
  /// Nil unless they are a PNG, JPEG, GIF, BMP or uncompressed TIFF.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = Picture(data: data, scale: scale) else { return nil }
    self.init(picture, scale: scale)
  }

  /// A picture in a file; nil if there is none that can be shown.
  ///
  /// Reads the beginning of the file, and the rest when it is drawn. With `@2x` or `@3x` at the end
  /// of its name, ``size`` is half or a third of the pixels.
  public convenience init?(contentsOfFile path: String) {
    guard let picture = Picture(file: URL(fileURLWithPath: path)) else { return nil }
    self.init(picture)
  }

  /// A picture from the app's resources; nil if there is none with that name.
  public convenience init?(named name: String) {
    guard let picture = NamedPictures.lookUp(name, nil, isDark: false) else { return nil }
    self.init(picture)
  }

  /// A picture from a bundle's resources; nil if there is none with that name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    let isDark = traitCollection?.userInterfaceStyle == .dark
    guard let picture = NamedPictures.lookUp(name, bundle, isDark: isDark) else { return nil }
    self.init(picture)
  }

  /// A symbol, 17 points large; never nil here, even for an unknown name.
  public convenience init?(systemName name: String) {
    self.init(.symbol(name, value: nil), size: CGSize(width: 17, height: 17))
  }

  /// How a picture is drawn: as the surrounding view decides, in its own colours, or as a shape in
  /// the surrounding view's colour.
  public enum RenderingMode: Int, Sendable {
    /// In the order of the sentence above.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The same picture, drawn in its own colours or in those of the surrounding view.
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

  /// The original bytes, if the picture is a PNG.
  public func pngData() -> Data? {
    guard case .picture(let picture) = source, let data = picture.data,
      data.starts(with: [0x89, 0x50, 0x4E, 0x47])
    else { return nil }
    return data
  }

  /// The original bytes, if the picture is a JPEG.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard case .picture(let picture) = source, let data = picture.data,
      data.starts(with: [0xFF, 0xD8])
    else { return nil }
    return data
  }

  /// Whether the other is a `UIImage` with the same source, rendering mode, tint and symbol size.
  ///
  /// Pictures in memory are compared byte by byte, those of files by path.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return source == other.source && renderingMode == other.renderingMode && tint == other.tint
      && symbolConfiguration?.symbolFont == other.symbolConfiguration?.symbolFont
  }

  /// Depends on the size alone, so that pictures of one size have the same hash.
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
