import ViewDrawing

/// The loading phase of an `AsyncImage`.
public enum AsyncImagePhase: Sendable {
  /// Nothing has loaded yet, or there is no URL.
  case empty
  /// The image has loaded.
  case success(Image)
  /// The image failed to load, or the data is not an image.
  case failure(any Error)

  /// The image; nil before it has loaded and after a failure.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error; nil unless loading failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
