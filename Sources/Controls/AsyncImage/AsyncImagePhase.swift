import ViewBasics

/// How far the loading of an `AsyncImage` has come.
public enum AsyncImagePhase: Sendable {
  /// Nothing has been loaded yet, or there is no address.
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
