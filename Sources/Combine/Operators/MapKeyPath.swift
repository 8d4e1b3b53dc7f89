extension Publishers {
  /// Publishes a property of each value.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// A property.
    public let keyPath: KeyPath<Upstream.Output, Output>

    /// A publisher that wraps another one.
    public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
      self.upstream = upstream
      self.keyPath = keyPath
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.attachStateless(
        subscriber, named: "ValueForKey", children: { [keyPath] in ["keyPath": keyPath] }
      ) { [keyPath] value, downstream in downstream.receive(value[keyPath: keyPath]) }
    }
  }

  /// Publishes two properties of each value.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
    /// The type of the published values.
    public typealias Output = (Output0, Output1)
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// A property.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// A property.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// A publisher that wraps another one.
    public init(
      upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>,
      keyPath1: KeyPath<Upstream.Output, Output1>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.attachStateless(
        subscriber, named: "ValueForKeys",
        children: { [keyPath0, keyPath1] in ["keyPath0": keyPath0, "keyPath1": keyPath1] }
      ) { [keyPath0, keyPath1] value, downstream in
        downstream.receive((value[keyPath: keyPath0], value[keyPath: keyPath1]))
      }
    }
  }

  /// Publishes three properties of each value.
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
    /// The type of the published values.
    public typealias Output = (Output0, Output1, Output2)
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// A property.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// A property.
    public let keyPath1: KeyPath<Upstream.Output, Output1>
    /// A property.
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    /// A publisher that wraps another one.
    public init(
      upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>,
      keyPath1: KeyPath<Upstream.Output, Output1>, keyPath2: KeyPath<Upstream.Output, Output2>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
      self.keyPath2 = keyPath2
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.attachStateless(
        subscriber, named: "ValueForKeys",
        children: { [keyPath0, keyPath1, keyPath2] in
          ["keyPath0": keyPath0, "keyPath1": keyPath1, "keyPath2": keyPath2]
        }
      ) { [keyPath0, keyPath1, keyPath2] value, downstream in
        downstream.receive(
          (value[keyPath: keyPath0], value[keyPath: keyPath1], value[keyPath: keyPath2]))
      }
    }
  }
}

extension Publisher {
  /// Publishes a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  /// Publishes two properties of each value.
  public func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>)
    -> Publishers.MapKeyPath2<Self, T0, T1>
  {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }

  /// Publishes three properties of each value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    Publishers.MapKeyPath3(
      upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
  }
}
