import ViewDrawing

/// A Mac's name of `UIImage`, for sources that use it without saying so.
public typealias NSImage = UIImage

extension Image {
  /// A picture of AppKit.
  public nonisolated init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}
