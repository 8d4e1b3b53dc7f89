import Foundation

/// A picture in memory or from the resources, for sources that use UIKit's without saying so.
public struct UIImage: Hashable, Sendable {
  package let source: Image.Source
  /// In points.
  public let size: CGSize
  /// What it is drawn in: its own colours, or those of the place.
  public private(set) var renderingMode = RenderingMode.automatic

  /// No picture: it has no size and shows nothing.
  public init() {
    source = .picture(Picture(bytes: .data([]), size: .zero))
    size = .zero
  }

  /// A picture's bytes; nil if they are no PNG, JPEG, GIF or BMP.
  public init?(data: Data) { self.init(data: data, scale: 1) }

  public init?(data: Data, scale: CGFloat) {
    guard let picture = Picture(data: data, scale: scale) else { return nil }
    source = .picture(picture)
    size = picture.size
  }

  public init?(contentsOfFile path: String) {
    guard let picture = Picture(file: URL(fileURLWithPath: path)) else { return nil }
    source = .picture(picture)
    size = picture.size
  }

  /// A picture from the app's resources; nil if there is none of that name.
  public init?(named name: String) { self.init(named: name, in: nil) }

  /// A picture from a bundle's resources; nil if there is none of that name.
  init?(named name: String, in bundle: Bundle?) {
    guard let picture = NamedPictures.lookUp(name, bundle, isDark: false) else { return nil }
    source = .picture(picture)
    size = picture.size
  }

  public init?(systemName name: String) {
    source = .symbol(name, value: nil)
    size = CGSize(width: 17, height: 17)
  }

  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The same picture, drawn in its own colours or in those of the place.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    var image = self
    image.renderingMode = renderingMode
    return image
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

  public static func == (a: UIImage, b: UIImage) -> Bool {
    a.source == b.source && a.renderingMode == b.renderingMode
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
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
  }
}
