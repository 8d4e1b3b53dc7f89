import Foundation

extension Publishers {
  /// Stops the program for a debugger when a closure says so.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    /// As the upstream's.
    public typealias Output = Upstream.Output
    /// As the upstream's.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether to stop at the subscription.
    public let receiveSubscription: ((any Subscription) -> Bool)?
    /// Whether to stop at a value.
    public let receiveOutput: ((Output) -> Bool)?
    /// Whether to stop at the ending.
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
  // The runtime's reporter of crashes writes its report, puts the default action back and returns:
  // it counts on the instruction that trapped to trap again. A debugger leaves the handler alone.
  if wasHandled, !trapHandlerIsSet { raise(SIGTRAP) }
}

/// Whether something other than the default becomes of SIGTRAP.
private var trapHandlerIsSet: Bool {
  var action = sigaction()
  sigaction(SIGTRAP, nil, &action)
  return action.__sigaction_handler.sa_handler != nil
}

extension Publisher {
  /// Stops the program for a debugger, by the signal SIGTRAP, when a closure returns true.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Stops the program for a debugger, by the signal SIGTRAP, when this publisher fails.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: {
      if case .failure = $0 { true } else { false }
    })
  }
}
