/// A publisher of values and an ending that were written down before.
public struct Record<Output, Failure: Error>: Publisher {
  /// What is published.
  public let recording: Recording

  /// A record that a closure writes.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// A record of a recording.
  public init(recording: Recording) { self.recording = recording }

  /// A record of values and an ending.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    IteratorSubscription.attach(
      subscriber, to: recording.output.makeIterator(), named: "\(recording.output)",
      then: recording.completion)
  }

  /// Values and an ending.
  public struct Recording {
    /// A value.
    public typealias Input = Output

    /// The values.
    public private(set) var output: [Output]

    /// The ending; finished unless said otherwise.
    public private(set) var completion: Subscribers.Completion<Failure>

    private var isOver = false

    /// An empty recording.
    public init() { self.init(output: [], completion: .finished) }

    /// A recording of values and an ending.
    public init(
      output: [Output], completion: Subscribers.Completion<Failure> = .finished
    ) {
      self.output = output
      self.completion = completion
    }

    /// Adds a value, before the ending.
    public mutating func receive(_ input: Input) {
      precondition(!isOver, "a value after the ending")
      output.append(input)
    }

    /// Sets the ending, once.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isOver, "a second ending")
      self.completion = completion
      isOver = true
    }
  }
}
