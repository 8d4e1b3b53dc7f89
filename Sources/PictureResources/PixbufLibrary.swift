import Foundation

/// The functions of the desktop's image library (gdk-pixbuf) that are needed to read a file, loaded
/// dynamically. It reads SVG and WebP where their loaders are installed.
struct PixbufLibrary: Sendable {
  typealias Pointer = UnsafeMutableRawPointer
  private typealias Read =
    @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Pointer?>?) ->
    Pointer?
  private typealias ReadScaled =
    @convention(c) (
      UnsafePointer<CChar>, Int32, Int32, Int32, UnsafeMutablePointer<Pointer?>?
    ) -> Pointer?
  private typealias Save =
    @convention(c) (
      Pointer, UnsafeMutablePointer<Pointer?>, UnsafeMutablePointer<UInt>, UnsafePointer<CChar>,
      Pointer?, Pointer?, UnsafeMutablePointer<Pointer?>?
    ) -> Int32
  private typealias Ask = @convention(c) (Pointer) -> Int32
  private typealias Take = @convention(c) (Pointer) -> Void

  static let shared = PixbufLibrary()

  private let read: Read
  private let readScaled: ReadScaled
  private let save: Save
  private let width: Ask
  private let height: Ask
  private let free: Take
  private let release: Take

  /// Loads the functions; nil if a library or a function is missing.
  private init?() {
    guard let pictures = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_NOW),
      let objects = dlopen("libgobject-2.0.so.0", RTLD_NOW),
      let memory = dlopen("libglib-2.0.so.0", RTLD_NOW)
    else { return nil }
    func find<Function>(_ library: Pointer, _ name: String, _: Function.Type) -> Function? {
      // The type is the signature in the library's header.
      dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let read = find(pictures, "gdk_pixbuf_new_from_file", Read.self),
      let readScaled = find(pictures, "gdk_pixbuf_new_from_file_at_scale", ReadScaled.self),
      let save = find(pictures, "gdk_pixbuf_save_to_bufferv", Save.self),
      let width = find(pictures, "gdk_pixbuf_get_width", Ask.self),
      let height = find(pictures, "gdk_pixbuf_get_height", Ask.self),
      let free = find(memory, "g_free", Take.self),
      let release = find(objects, "g_object_unref", Take.self)
    else { return nil }
    (self.read, self.readScaled, self.save) = (read, readScaled, save)
    (self.width, self.height, self.free, self.release) = (width, height, free, release)
  }

  /// Returns an image that only this library reads, converted to PNG; nil if it cannot read it
  /// either.
  ///
  /// - Parameter fineness: the pixels per unit of the file, for vector images, which have no
  ///   pixels.
  func picture(file: URL, fineness: Int32 = 1) -> Picture? {
    guard let own = read(file.path, nil) else { return nil }
    defer { release(own) }
    let size = CGSize(width: CGFloat(width(own)), height: CGFloat(height(own)))
    guard fineness > 1, width(own) < 4_096, height(own) < 4_096,
      let fine = readScaled(file.path, width(own) * fineness, height(own) * fineness, 1, nil)
    else { return picture(own, size: size) }
    defer { release(fine) }
    return picture(fine, size: size)
  }

  private func picture(_ pixels: Pointer, size: CGSize) -> Picture? {
    var bytes: Pointer?
    var count: UInt = 0
    guard save(pixels, &bytes, &count, "png", nil, nil, nil) != 0, let bytes else { return nil }
    defer { free(bytes) }
    return Picture(
      bytes: .data([UInt8](UnsafeRawBufferPointer(start: bytes, count: Int(count)))), size: size)
  }
}
