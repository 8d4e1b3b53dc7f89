import Foundation

extension Publishers {
  /// Stops the program for a debugger when a closure says so.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// Whether to stop at a subscription.
    public let receiveSubscription: ((any Subscription) -> Bool)?
    /// Whether to stop at a value.
    public let receiveOutput: ((Output) -> Bool)?
    /// Whether to stop at a completion.
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

    /// A publisher that may stop the program.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StatelessSubscriber(
          description: "Breakpoint", downstream: subscriber,
          onSubscription: { [receiveSubscription] in
            stop(if: receiveSubscription?($0))
            $1.receive(subscription: $0)
          },
          onValue: { [receiveOutput] in
            stop(if: receiveOutput?($0))
            return $1.receive($0)
          },
          onEnd: { [receiveCompletion] in
            stop(if: receiveCompletion?($0))
            $1.receive(completion: $0)
          }))
    }
  }
}

private func stop(if isWanted: Bool?) {
  guard isWanted == true else { return }
  let wasHandled = trapHandlerIsSet
  raise(SIGTRAP)
  // The runtime's crash reporter writes its report, restores the default action and returns: it
  // relies on the trapping instruction to trap again. A debugger leaves the handler alone.
  if wasHandled, !trapHandlerIsSet { raise(SIGTRAP) }
}

/// Whether SIGTRAP has a handler other than the default.
private var trapHandlerIsSet: Bool {
  var action = sigaction()
  sigaction(SIGTRAP, nil, &action)
  return action.__sigaction_handler.sa_handler != nil
}

extension Publisher {
  /// Stops the program for a debugger, with the signal SIGTRAP, when a closure returns true.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Stops the program for a debugger, with the signal SIGTRAP, when this publisher fails.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: {
      if case .failure = $0 { true } else { false }
    })
  }
}
