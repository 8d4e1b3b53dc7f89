extension Future where Failure == Never {
  /// The value, once it is available.
  ///
  /// ```swift
  /// let answer = await Future { promise in ask { promise(.success($0)) } }.value
  /// ```
  ///
  /// If the promise of a future is never called, its waiters wait forever.
  public final var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        onResult { result in
          nonisolated(unsafe) let result = result
          continuation.resume(with: result)
        }
      }
    }
  }
}

extension Future {
  /// The value, once it is available; throws the error.
  public final var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        onResult { result in
          nonisolated(unsafe) let result = result.mapError { $0 as any Error }
          continuation.resume(with: result)
        }
      }
    }
  }
}

extension Future {
  private func onResult(_ take: @escaping (Result<Output, Failure>) -> Void) {
    receive(
      subscriber: AnySubscriber<Output, Failure>(
        receiveSubscription: { $0.request(.max(1)) },
        receiveValue: {
          take(.success($0))
          return .none
        },
        receiveCompletion: { if case .failure(let error) = $0 { take(.failure(error)) } }))
  }
}
