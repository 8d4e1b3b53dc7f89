import Foundation
import ViewDrawing
import ViewRuntime

/// A Mac's name of `UIImage`, for sources that use it without saying so.
public typealias NSImage = UIImage

extension Image {
  /// A picture of AppKit. UIKit's is meant where a source says `Image.init` alone.
  @_disfavoredOverload
  public nonisolated init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}

extension ImageRenderer {
  /// The picture as it comes out now.
  public var nsImage: NSImage? { uiImage }
}

extension NSImage {
  /// A picture of pixels, with as many points as `size` says; zero: as many as it has pixels.
  public convenience init(cgImage: CGImage, size: CGSize) {
    let scale = size.width > 0 ? CGFloat(cgImage.width) / size.width : 1
    self.init(cgImage: cgImage, scale: scale, orientation: .up)
  }

  /// A symbol, 17 points large; never nil here, also for a name that there is no symbol of.
  ///
  /// - Parameter description: not read; a view's `accessibilityLabel(_:)` is.
  public convenience init?(
    systemSymbolName name: String, accessibilityDescription description: String?
  ) {
    self.init(systemName: name)
  }

  /// A picture in a file; nil if there is none there that can be shown.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL else { return nil }
    self.init(contentsOfFile: url.path)
  }

  /// The pixels; nil for a symbol, and for bytes that cannot be read.
  ///
  /// - Parameters:
  ///   - proposedDestRect: not looked at; the whole picture is given.
  ///   - referenceContext: not looked at.
  ///   - hints: not looked at.
  public func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context referenceContext: Any?,
    hints: [AnyHashable: Any]?
  ) -> CGImage? { cgImage }

  /// The picture as a TIFF; nil for a symbol, and for bytes that cannot be read.
  ///
  /// ```swift
  /// let png = image.tiffRepresentation.flatMap { NSBitmapImageRep(data: $0) }?
  ///   .representation(using: .png, properties: [:])
  /// ```
  public var tiffRepresentation: Data? { cgImage?.tiff }
}
