import Foundation

/// The functions of Cairo and Pango for drawing text into a picture, looked up by name in the
/// system's libraries.
@MainActor
struct PangoLibrary {
  typealias Pointer = UnsafeMutableRawPointer

  let makeSurface: @convention(c) (Int32, Int32, Int32) -> Pointer?
  let freeSurface: @convention(c) (Pointer) -> Void
  let data: @convention(c) (Pointer) -> Pointer?
  let stride: @convention(c) (Pointer) -> Int32
  let flush: @convention(c) (Pointer) -> Void
  let makeDrawing: @convention(c) (Pointer) -> Pointer?
  let freeDrawing: @convention(c) (Pointer) -> Void
  let setMatrix: @convention(c) (Pointer, UnsafeRawPointer) -> Void
  let translate: @convention(c) (Pointer, Double, Double) -> Void
  let makeLayout: @convention(c) (Pointer) -> Pointer?
  let show: @convention(c) (Pointer, Pointer) -> Void
  let setMarkup: @convention(c) (Pointer, UnsafePointer<CChar>, Int32) -> Void
  let setWidth: @convention(c) (Pointer, Int32) -> Void
  let setHeight: @convention(c) (Pointer, Int32) -> Void
  let setEllipsis: @convention(c) (Pointer, Int32) -> Void
  let setAlignment: @convention(c) (Pointer, Int32) -> Void
  let setSpacing: @convention(c) (Pointer, Int32) -> Void
  let pixelSize:
    @convention(c) (Pointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Void
  let baseline: @convention(c) (Pointer) -> Int32
  let lineCount: @convention(c) (Pointer) -> Int32
  let free: @convention(c) (Pointer) -> Void

  /// Nil if a library or one of the functions is missing.
  init?() {
    guard let cairo = dlopen("libcairo.so.2", RTLD_NOW),
      let pango = dlopen("libpango-1.0.so.0", RTLD_NOW),
      let both = dlopen("libpangocairo-1.0.so.0", RTLD_NOW),
      let objects = dlopen("libgobject-2.0.so.0", RTLD_NOW)
    else { return nil }
    func find<Function>(_ library: Pointer, _ name: String, _: Function.Type) -> Function? {
      // The type is the signature in the library's header.
      dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
    }
    typealias Take = @convention(c) (Pointer) -> Void
    typealias Give = @convention(c) (Pointer) -> Pointer?
    typealias Ask = @convention(c) (Pointer) -> Int32
    typealias Set = @convention(c) (Pointer, Int32) -> Void
    guard
      let makeSurface = find(
        cairo, "cairo_image_surface_create",
        (@convention(c) (Int32, Int32, Int32) -> Pointer?).self),
      let freeSurface = find(cairo, "cairo_surface_destroy", Take.self),
      let data = find(cairo, "cairo_image_surface_get_data", Give.self),
      let stride = find(cairo, "cairo_image_surface_get_stride", Ask.self),
      let flush = find(cairo, "cairo_surface_flush", Take.self),
      let makeDrawing = find(cairo, "cairo_create", Give.self),
      let freeDrawing = find(cairo, "cairo_destroy", Take.self),
      let setMatrix = find(
        cairo, "cairo_set_matrix", (@convention(c) (Pointer, UnsafeRawPointer) -> Void).self),
      let translate = find(
        cairo, "cairo_translate", (@convention(c) (Pointer, Double, Double) -> Void).self),
      let makeLayout = find(both, "pango_cairo_create_layout", Give.self),
      let show = find(
        both, "pango_cairo_show_layout", (@convention(c) (Pointer, Pointer) -> Void).self),
      let setMarkup = find(
        pango, "pango_layout_set_markup",
        (@convention(c) (Pointer, UnsafePointer<CChar>, Int32) -> Void).self),
      let setWidth = find(pango, "pango_layout_set_width", Set.self),
      let setHeight = find(pango, "pango_layout_set_height", Set.self),
      let setEllipsis = find(pango, "pango_layout_set_ellipsize", Set.self),
      let setAlignment = find(pango, "pango_layout_set_alignment", Set.self),
      let setSpacing = find(pango, "pango_layout_set_spacing", Set.self),
      let pixelSize = find(
        pango, "pango_layout_get_pixel_size",
        (@convention(c) (Pointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Void)
          .self),
      let baseline = find(pango, "pango_layout_get_baseline", Ask.self),
      let lineCount = find(pango, "pango_layout_get_line_count", Ask.self),
      let free = find(objects, "g_object_unref", Take.self)
    else { return nil }
    (self.makeSurface, self.freeSurface, self.data) = (makeSurface, freeSurface, data)
    (self.stride, self.flush) = (stride, flush)
    (self.makeDrawing, self.freeDrawing) = (makeDrawing, freeDrawing)
    (self.setMatrix, self.translate) = (setMatrix, translate)
    (self.makeLayout, self.show, self.setMarkup) = (makeLayout, show, setMarkup)
    (self.setWidth, self.setHeight, self.setEllipsis) = (setWidth, setHeight, setEllipsis)
    (self.setAlignment, self.setSpacing) = (setAlignment, setSpacing)
    (self.pixelSize, self.baseline, self.lineCount) = (pixelSize, baseline, lineCount)
    self.free = free
  }
}
