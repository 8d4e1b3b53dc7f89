extension Publishers {
  /// Publishes the values at a range of positions and finishes after the last of them.
  public struct Output<Upstream: Publisher>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The positions.
    public let range: CountableRange<Int>

    /// A publisher that wraps another one.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      precondition(range.lowerBound >= 0, "A position of a value must not be negative: \(range).")
      self.upstream = upstream
      self.range = range
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var position = 0
      if range.isEmpty { return Empty().receive(subscriber: subscriber) }
      upstream.attach(
        subscriber, as: Self.self,
        tolerating: .values
      ) { [range] in
        guard position < range.upperBound else { return .ignore }
        defer { position += 1 }
        if position < range.lowerBound { return .skip }
        return position == range.upperBound - 1 ? .emitAndFinish($0) : .emit($0)
      }
    }
  }
}

extension Publisher {
  /// Publishes the value at a position and finishes.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

  /// Publishes the values at a range of positions and finishes after the last of them.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}
