import Foundation
import ViewDrawing

/// The pixels of a picture, for writing them to a file.
///
/// ```swift
/// let image = NSBitmapImageRep(cgImage: pixels)
/// try image.representation(using: .png, properties: [:])?.write(to: file)
/// ```
public final class NSBitmapImageRep: NSObject {
  private let pixels: CGImage
  /// The size in points; equal to the size in pixels by default.
  public var size: CGSize

  /// The pixels of a picture.
  public init(cgImage: CGImage) {
    pixels = cgImage
    size = CGSize(width: cgImage.width, height: cgImage.height)
  }

  /// The pixels of a PNG, a JPEG, or a TIFF that was written here; nil for anything else.
  public convenience init?(data: Data) {
    guard let image = CGImage(fileBytes: data) else { return nil }
    self.init(cgImage: image)
  }

  /// The pixels; never nil here.
  public var cgImage: CGImage? { pixels }
  /// The width in pixels.
  public var pixelsWide: Int { pixels.width }
  /// The height in pixels.
  public var pixelsHigh: Int { pixels.height }

  /// The picture in TIFF format.
  public var tiffRepresentation: Data? { pixels.tiff }

  /// The picture in a file format, which must be PNG or TIFF; nil for formats that cannot be
  /// written here.
  ///
  /// - Parameter properties: ignored.
  public func representation(
    using storageType: FileType, properties: [PropertyKey: Any]
  ) -> Data? {
    switch storageType {
    case .png: pixels.picture(scale: 1).data
    case .tiff: pixels.tiff
    case .bmp, .gif, .jpeg, .jpeg2000: nil
    }
  }

  /// The file formats that AppKit writes.
  public enum FileType: UInt, Sendable {
    /// TIFF and PNG can be written here; the others yield nil.
    case tiff, bmp, gif, jpeg, png, jpeg2000
  }

  /// The options for writing a picture; ignored here.
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    /// AppKit's name for the property.
    public let rawValue: String
    /// A property by AppKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The compression quality of a JPEG.
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
  }
}
