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
      subscriber, to: recording.output.makeIterator(),
      labels: .init(
        elements: { recording.output }, ended: "Cancelled Events", showsCompletion: true),
      then: recording.completion)
  }

  /// Values and an ending.
  ///
  /// Written as `{"output": [...], "completion": {"success": true}}`; what was read is complete and
  /// takes nothing more.
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

extension Record.Recording {
  private enum Key: String, CodingKey { case output, completion }
}

extension Record.Recording: Encodable where Output: Encodable, Failure: Encodable {
  /// Writes the values and the ending.
  public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }

  /// Writes the values and the ending.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}

extension Record.Recording: Decodable where Output: Decodable, Failure: Decodable {
  /// Reads the values and the ending.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(output: try container.decode([Output].self, forKey: .output))
    receive(
      completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
  }
}

extension Record: Encodable where Output: Encodable, Failure: Encodable {}
extension Record: Decodable where Output: Decodable, Failure: Decodable {}
