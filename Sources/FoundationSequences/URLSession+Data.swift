import Dispatch
import Foundation
import FoundationNetworking

extension URLSession {
  /// Returns the data at an address, and the response that it came with.
  ///
  /// ```swift
  /// let (data, response) = try await URLSession.shared.data(from: url)
  /// ```
  ///
  /// If the calling task is cancelled, it throws `URLError.cancelled` at once, and the request ends
  /// soon afterwards. Foundation's own function on Linux ends the whole program if a request is
  /// cancelled just as it fails, as when a screen is left while there is no network.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }

  /// Returns the data of the response to a request, and the response.
  ///
  /// It is cancelled as ``data(from:)`` is.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    // What is cancelled before it asks does not ask.
    if Task.isCancelled { throw URLError(.cancelled) }
    let work = Task { try await data(for: request, delegate: nil) }
    let (answers, continuation) = AsyncThrowingStream<(Data, URLResponse), any Error>.makeStream()
    Task {
      do {
        continuation.yield(try await work.value)
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    return try await withTaskCancellationHandler {
      for try await answer in answers { return answer }
      throw URLError(.cancelled)
    } onCancel: {
      // A request that is failing now has failed by then, and cancelling it does nothing. Timeouts are
      // whole seconds, which the half keeps away from.
      DispatchQueue.global().asyncAfter(deadline: .now() + 1.5) { work.cancel() }
    }
  }
}
