import Foundation
import FoundationNetworking
import Locking

extension URLSession {
  /// A publisher of the response to a request for a URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of the response to a request, which is sent again for each subscriber.
  ///
  /// The response is delivered on the session's own queue: add `receive(on: DispatchQueue.main)`.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// The publisher of a data task.
  public struct DataTaskPublisher: Publisher, Sendable {
    /// The received data and response.
    public typealias Output = (data: Data, response: URLResponse)
    /// The error of the request.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session that sends the request.
    public let session: URLSession

    /// A publisher of a response.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      subscriber.receive(
        subscription: DataTaskSubscription(AnySubscriber(receiving: subscriber), of: self))
    }
  }
}

/// Sends the request when the response is first requested.
private final class DataTaskSubscription: Subscription, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible, @unchecked Sendable
{
  private let lock = Lock()
  private let publisher: URLSession.DataTaskPublisher
  private var downstream: AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>?
  private var task: URLSessionDataTask?
  private var demand = Subscribers.Demand.none

  var description: String { "DataTaskPublisher" }
  var playgroundDescription: Any { description }

  var customMirror: Mirror {
    let (running, target, wanted) = lock { (task, downstream, demand) }
    let parent = target == nil ? nil : publisher
    return Mirror(
      self,
      children: [
        "task": running as Any, "downstream": target as Any, "parent": parent as Any,
        "demand": wanted,
      ])
  }

  init(
    _ downstream: AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>,
    of publisher: URLSession.DataTaskPublisher
  ) {
    self.downstream = downstream
    self.publisher = publisher
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    guard demand > 0, isFirst(adding: demand) else { return }
    let task = publisher.session.dataTask(with: publisher.request) { [self] in
      answer(data: $0, response: $1, error: $2)
    }
    lock.lock()
    let isOpen = downstream != nil
    if isOpen { self.task = task }
    lock.unlock()
    if isOpen { task.resume() } else { task.cancel() }
  }

  /// Whether this is the first request and the subscriber still waits for the response.
  private func isFirst(adding more: Subscribers.Demand) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    defer { demand += more }
    return demand == .none && downstream != nil
  }

  private func answer(data: Data?, response: URLResponse?, error: (any Error)?) {
    let downstream = lock.take(&downstream)
    _ = lock.take(&task)
    guard let downstream else { return }
    if let response, error == nil {
      _ = downstream.receive((data ?? Data(), response))
      downstream.receive(completion: .finished)
    } else {
      downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  func cancel() {
    _ = lock.take(&downstream)
    lock.take(&task)?.cancel()
  }
}
