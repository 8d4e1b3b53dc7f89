extension Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error>: Sendable {
    /// There are no more values.
    case finished
    /// The publisher failed with an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

// Encoded as `{"success": true}`, or `{"success": false, "error": ...}`.

private enum CompletionKey: String, CodingKey { case success, error }

extension Subscribers.Completion: Encodable where Failure: Encodable {
  /// Encodes whether it succeeded, and the error if not.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CompletionKey.self)
    switch self {
    case .finished: try container.encode(true, forKey: .success)
    case .failure(let error):
      try container.encode(false, forKey: .success)
      try container.encode(error, forKey: .error)
    }
  }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
  /// Decodes a completion.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CompletionKey.self)
    self =
      try container.decode(Bool.self, forKey: .success)
      ? .finished : .failure(container.decode(Failure.self, forKey: .error))
  }
}

extension Subscribers.Completion {
  /// The same completion with the error transformed.
  func mapError<New: Error>(_ transform: (Failure) -> New) -> Subscribers.Completion<New> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
