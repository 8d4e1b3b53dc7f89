import ViewDrawing

/// How far the loading of an `AsyncImage` has come.
public enum AsyncImagePhase: Sendable {
  /// Nothing has been loaded yet, or there is no address.
  case empty
  /// The picture is there.
  case success(Image)
  /// It could not be loaded, or is no picture.
  case failure(any Error)

  /// The picture; nil before it is there and after a failure.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// What went wrong; nil unless loading failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
