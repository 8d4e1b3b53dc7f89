import Foundation
import FoundationNetworking
import Locking

extension URLSession {
  /// The bytes of a response as they arrive. Foundation on Linux does not have it.
  ///
  /// ```swift
  /// let (bytes, response) = try await URLSession.shared.bytes(from: url)
  /// for try await line in bytes.lines { ... }
  /// ```
  ///
  /// Returns when the response has begun. Cancelling the reading task cancels the request, too.
  public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url))
  }

  /// The bytes of the response to a request as they arrive.
  public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Data.self)
    let receiver = BytesReceiver(continuation)
    // A separate session, as tasks have no delegates on Linux; it ends with its only task.
    let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
    let task = session.dataTask(with: request)
    session.finishTasksAndInvalidate()
    continuation.onTermination = { _ in task.cancel() }
    let response = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { response in
        receiver.wait(response)
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
    return (AsyncBytes(pieces: stream), response)
  }

  /// The bytes of a response, one after another.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    fileprivate let pieces: AsyncThrowingStream<Data, any Error>

    /// Reads one byte after another.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var pieces: AsyncThrowingStream<Data, any Error>.Iterator
      private var piece = Data()
      private var index = 0

      fileprivate init(_ pieces: AsyncThrowingStream<Data, any Error>.Iterator) {
        self.pieces = pieces
      }

      /// The next byte; nil after the last one.
      public mutating func next() async throws -> UInt8? {
        while index >= piece.endIndex {
          guard let next = try await pieces.next() else { return nil }
          piece = next
          index = piece.startIndex
        }
        defer { index += 1 }
        return piece[index]
      }
    }

    /// Reads the response; only one reader gets each byte.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(pieces.makeAsyncIterator()) }
  }
}

/// Passes on the delegate callbacks of a session's task.
private final class BytesReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let lock = Lock()
  private let pieces: AsyncThrowingStream<Data, any Error>.Continuation
  private var response: CheckedContinuation<URLResponse, any Error>?

  init(_ pieces: AsyncThrowingStream<Data, any Error>.Continuation) { self.pieces = pieces }

  func wait(_ response: CheckedContinuation<URLResponse, any Error>) {
    lock { self.response = response }
  }

  private func answer(_ result: Result<URLResponse, any Error>) {
    let waiting = lock.take(&response)
    waiting?.resume(with: result)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    answer(.success(response))
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    pieces.yield(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    if let error {
      answer(.failure(error))
      pieces.finish(throwing: error)
    } else {
      answer(.failure(URLError(.badServerResponse)))
      pieces.finish()
    }
  }
}
