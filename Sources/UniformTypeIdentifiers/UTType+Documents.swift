// Documents and pictures.

extension UTType {
  /// A PDF document (`pdf`).
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Rich text with attachments, as a folder (`rtfd`).
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// Rich text with attachments, as one file.
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  /// A web page with all its resources (`webarchive`).
  public static let webArchive = UTType(known: "com.apple.webarchive")
  /// Any picture.
  public static let image = UTType(known: "public.image")
  /// A JPEG picture (`jpeg`, `jpg`).
  public static let jpeg = UTType(known: "public.jpeg")
  /// A TIFF picture (`tiff`, `tif`).
  public static let tiff = UTType(known: "public.tiff")
  /// A GIF picture (`gif`).
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A PNG picture (`png`).
  public static let png = UTType(known: "public.png")
  /// An icon for Apple's systems (`icns`).
  public static let icns = UTType(known: "com.apple.icns")
  /// A Windows bitmap (`bmp`).
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// A Windows icon (`ico`).
  public static let ico = UTType(known: "com.microsoft.ico")
  /// A raw picture from a camera.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// A vector picture (`svg`).
  public static let svg = UTType(known: "public.svg-image")
  /// A Live Photo.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// A HEIF picture (`heif`).
  public static let heif = UTType(known: "public.heif")
  /// A HEIC picture (`heic`).
  public static let heic = UTType(known: "public.heic")
  /// A WebP picture (`webp`).
  public static let webP = UTType(known: "org.webmproject.webp")
}
