import Foundation

/// Image formats that hosts do not read. A library of the desktop reads some of them, where it is
/// installed.
enum ForeignPicture: String {
  case pdf = "PDF"
  case svg = "SVG"
  case webp = "WebP"
  case heic = "HEIC"
  case tiff = "TIFF"

  /// Detects the format of a file from its first bytes.
  init?(file: URL) {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
    defer { try? handle.close() }
    guard let head = try? handle.read(upToCount: 1_024) else { return nil }
    self.init(head: head)
  }

  init?(head: Data) {
    let bytes = [UInt8](head)
    func has(_ text: String, at index: Int) -> Bool {
      bytes.dropFirst(index).starts(with: Array(text.utf8))
    }
    if has("%PDF", at: 0) {
      self = .pdf
    } else if has("RIFF", at: 0), has("WEBP", at: 8) {
      self = .webp
    } else if has("ftyphei", at: 4) || has("ftypmif1", at: 4) {
      self = .heic
    } else if has("II*\0", at: 0) || has("MM\0*", at: 0) {
      self = .tiff
    } else if String(decoding: bytes, as: UTF8.self).contains("<svg") {
      self = .svg
    } else {
      return nil
    }
  }

  /// Returns the picture in a file; nil if nothing installed reads the format.
  func picture(file: URL) -> Picture? {
    switch self {
    case .pdf: nil
    // Vector images have no pixels: two per point are enough for high-density screens.
    case .svg: PixbufLibrary.shared?.picture(file: file, fineness: 2)
    case .webp, .heic, .tiff: PixbufLibrary.shared?.picture(file: file)
    }
  }

  /// Advice for an image that cannot be read.
  var advice: String {
    switch self {
    case .pdf: "PDF is not read here. Put it beside as PNG."
    case .svg:
      "SVG is read where gdk-pixbuf and librsvg's loader (librsvg2-common) are installed. Install "
        + "them, or put it beside as PNG."
    case .webp, .heic, .tiff:
      "\(rawValue) is read where gdk-pixbuf has a loader for it. Install one, or put it beside as PNG."
    }
  }
}
