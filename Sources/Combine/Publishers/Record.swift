/// A publisher of recorded values and a completion.
public struct Record<Output, Failure: Error>: Publisher {
  /// The values and the completion to publish.
  public let recording: Recording

  /// A record that a closure fills.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// A record of a recording.
  public init(recording: Recording) { self.recording = recording }

  /// A record of values and a completion.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    IteratorSubscription.attach(
      subscriber, to: recording.output.makeIterator(),
      labels: .init(
        elements: { recording.output }, ended: "Cancelled Events", showsCompletion: true),
      then: recording.completion)
  }

  /// Values and a completion.
  ///
  /// Encoded as `{"output": [...], "completion": {"success": true}}`; a decoded recording is
  /// complete and takes nothing more.
  public struct Recording {
    /// A value.
    public typealias Input = Output

    /// The values.
    public private(set) var output: [Output]

    /// The completion; finished by default.
    public private(set) var completion: Subscribers.Completion<Failure>

    private var isOver = false

    /// An empty recording.
    public init() { self.init(output: [], completion: .finished) }

    /// A recording of values and a completion.
    public init(
      output: [Output], completion: Subscribers.Completion<Failure> = .finished
    ) {
      self.output = output
      self.completion = completion
    }

    /// Adds a value, before the completion.
    public mutating func receive(_ input: Input) {
      precondition(!isOver, "a value after the ending")
      output.append(input)
    }

    /// Sets the completion, once.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isOver, "a second ending")
      self.completion = completion
      isOver = true
    }
  }
}

extension Record.Recording {
  private enum Key: String, CodingKey { case output, completion }
}

extension Record.Recording: Encodable where Output: Encodable, Failure: Encodable {
  /// Encodes the values and the completion.
  public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }

  /// Encodes the values and the completion.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}

extension Record.Recording: Decodable where Output: Decodable, Failure: Decodable {
  /// Decodes the values and the completion.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(output: try container.decode([Output].self, forKey: .output))
    receive(
      completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
  }
}

extension Record: Encodable where Output: Encodable, Failure: Encodable {}
extension Record: Decodable where Output: Decodable, Failure: Decodable {}
