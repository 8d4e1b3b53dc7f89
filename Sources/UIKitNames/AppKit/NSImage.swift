import Foundation
import ViewDrawing
import ViewRuntime

/// AppKit's name for `UIImage`, for code that uses it without an import.
public typealias NSImage = UIImage

extension Image {
  /// A picture of AppKit. Disfavoured, so that `Image.init` alone means UIKit's.
  @_disfavoredOverload
  public nonisolated init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}

extension ImageRenderer {
  /// The rendered picture in its current state.
  public var nsImage: NSImage? { uiImage }
}

extension NSImage {
  /// A picture with these pixels and a size in points; zero means one point per pixel.
  public convenience init(cgImage: CGImage, size: CGSize) {
    let scale = size.width > 0 ? CGFloat(cgImage.width) / size.width : 1
    self.init(cgImage: cgImage, scale: scale, orientation: .up)
  }

  /// A symbol, 17 points large; never nil here, even for an unknown name.
  ///
  /// - Parameter description: unused; a view's `accessibilityLabel(_:)` is read instead.
  public convenience init?(
    systemSymbolName name: String, accessibilityDescription description: String?
  ) {
    self.init(systemName: name)
  }

  /// A picture in a file; nil if there is none that can be shown.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL else { return nil }
    self.init(contentsOfFile: url.path)
  }

  /// The pixels; nil for a symbol, and for bytes that cannot be decoded.
  ///
  /// - Parameters:
  ///   - proposedDestRect: ignored; the result is the whole picture.
  ///   - referenceContext: ignored.
  ///   - hints: ignored.
  public func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context referenceContext: Any?,
    hints: [AnyHashable: Any]?
  ) -> CGImage? { cgImage }

  /// The picture in TIFF format; nil for a symbol, and for bytes that cannot be decoded.
  ///
  /// ```swift
  /// let png = image.tiffRepresentation.flatMap { NSBitmapImageRep(data: $0) }?
  ///   .representation(using: .png, properties: [:])
  /// ```
  public var tiffRepresentation: Data? { cgImage?.tiff }
}
