/// A Mac's name of `UIImage`, for sources that use it without saying so.
public typealias NSImage = UIImage

extension Image {
  public nonisolated init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}
