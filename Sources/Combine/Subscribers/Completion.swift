extension Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error>: Sendable {
    /// It had no more values.
    case finished
    /// It met an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
  /// The same ending with the error changed.
  func mapError<New: Error>(_ transform: (Failure) -> New) -> Subscribers.Completion<New> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
