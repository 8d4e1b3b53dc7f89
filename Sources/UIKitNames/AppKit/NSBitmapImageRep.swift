import Foundation
import ViewDrawing

/// A picture's pixels, to be written as a file.
///
/// ```swift
/// let image = NSBitmapImageRep(cgImage: pixels)
/// try image.representation(using: .png, properties: [:])?.write(to: file)
/// ```
public final class NSBitmapImageRep: NSObject {
  private let pixels: CGImage
  /// In points; as many as there are pixels unless set.
  public var size: CGSize

  /// The pixels of a picture.
  public init(cgImage: CGImage) {
    pixels = cgImage
    size = CGSize(width: cgImage.width, height: cgImage.height)
  }

  /// The pixels of a TIFF that was written here, of a PNG or of a JPEG; nil for anything else.
  public convenience init?(data: Data) {
    guard let image = CGImage(fileBytes: data) else { return nil }
    self.init(cgImage: image)
  }

  /// The pixels; nil is never answered here.
  public var cgImage: CGImage? { pixels }
  /// How wide the picture is in pixels.
  public var pixelsWide: Int { pixels.width }
  /// How high the picture is in pixels.
  public var pixelsHigh: Int { pixels.height }

  /// The picture as a TIFF.
  public var tiffRepresentation: Data? { pixels.tiff }

  /// The picture as a file of a kind: as a PNG or a TIFF; nil for kinds that nothing here writes.
  ///
  /// - Parameter properties: not looked at.
  public func representation(
    using storageType: FileType, properties: [PropertyKey: Any]
  ) -> Data? {
    switch storageType {
    case .png: pixels.picture(scale: 1).data
    case .tiff: pixels.tiff
    case .bmp, .gif, .jpeg, .jpeg2000: nil
    }
  }

  /// The kinds of files that AppKit writes pictures as.
  public enum FileType: UInt, Sendable {
    /// TIFF and PNG are written here, and nil is the answer for the others.
    case tiff, bmp, gif, jpeg, png, jpeg2000
  }

  /// What can be said about how a picture is written; not looked at here.
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    /// AppKit's name of the property.
    public let rawValue: String
    /// A property by AppKit's name of it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How much a JPEG may lose.
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
  }
}
