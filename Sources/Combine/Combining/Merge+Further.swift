// A merged publisher takes in further ones, so that a chain of merges stays one subscription.
extension Publishers.Merge {
  /// Merges in the values of two more publishers.
  public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge4<A, B, Z, Y>
  where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
    Publishers.Merge4(a, b, z, y)
  }

  /// Merges in the values of three more publishers.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
    -> Publishers.Merge5<A, B, Z, Y, X>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure,
    X.Output == Output, X.Failure == Failure
  {
    Publishers.Merge5(a, b, z, y, x)
  }

  /// Merges in the values of four more publishers.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W
  ) -> Publishers.Merge6<A, B, Z, Y, X, W>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure,
    X.Output == Output, X.Failure == Failure, W.Output == Output, W.Failure == Failure
  {
    Publishers.Merge6(a, b, z, y, x, w)
  }

  /// Merges in the values of five more publishers.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
  ) -> Publishers.Merge7<A, B, Z, Y, X, W, V>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure,
    X.Output == Output, X.Failure == Failure, W.Output == Output, W.Failure == Failure,
    V.Output == Output, V.Failure == Failure
  {
    Publishers.Merge7(a, b, z, y, x, w, v)
  }

  /// Merges in the values of six more publishers.
  public func merge<
    Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher
  >(with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U) -> Publishers.Merge8<A, B, Z, Y, X, W, V, U>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure,
    X.Output == Output, X.Failure == Failure, W.Output == Output, W.Failure == Failure,
    V.Output == Output, V.Failure == Failure, U.Output == Output, U.Failure == Failure
  {
    Publishers.Merge8(a, b, z, y, x, w, v, u)
  }
}

extension Publishers.Merge3 {
  /// Merges in the values of two more publishers.
  public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y)
    -> Publishers.Merge5<A, B, C, Z, Y>
  where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
    Publishers.Merge5(a, b, c, z, y)
  }

  /// Merges in the values of three more publishers.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
    -> Publishers.Merge6<A, B, C, Z, Y, X>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure,
    X.Output == Output, X.Failure == Failure
  {
    Publishers.Merge6(a, b, c, z, y, x)
  }

  /// Merges in the values of four more publishers.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W
  ) -> Publishers.Merge7<A, B, C, Z, Y, X, W>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure,
    X.Output == Output, X.Failure == Failure, W.Output == Output, W.Failure == Failure
  {
    Publishers.Merge7(a, b, c, z, y, x, w)
  }

  /// Merges in the values of five more publishers.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
  ) -> Publishers.Merge8<A, B, C, Z, Y, X, W, V>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure,
    X.Output == Output, X.Failure == Failure, W.Output == Output, W.Failure == Failure,
    V.Output == Output, V.Failure == Failure
  {
    Publishers.Merge8(a, b, c, z, y, x, w, v)
  }
}

extension Publishers.Merge4 {
  /// Merges in the values of two more publishers.
  public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y)
    -> Publishers.Merge6<A, B, C, D, Z, Y>
  where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
    Publishers.Merge6(a, b, c, d, z, y)
  }

  /// Merges in the values of three more publishers.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
    -> Publishers.Merge7<A, B, C, D, Z, Y, X>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure,
    X.Output == Output, X.Failure == Failure
  {
    Publishers.Merge7(a, b, c, d, z, y, x)
  }

  /// Merges in the values of four more publishers.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W
  ) -> Publishers.Merge8<A, B, C, D, Z, Y, X, W>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure,
    X.Output == Output, X.Failure == Failure, W.Output == Output, W.Failure == Failure
  {
    Publishers.Merge8(a, b, c, d, z, y, x, w)
  }
}

extension Publishers.Merge5 {
  /// Merges in the values of two more publishers.
  public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y)
    -> Publishers.Merge7<A, B, C, D, E, Z, Y>
  where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
    Publishers.Merge7(a, b, c, d, e, z, y)
  }

  /// Merges in the values of three more publishers.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
    -> Publishers.Merge8<A, B, C, D, E, Z, Y, X>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure,
    X.Output == Output, X.Failure == Failure
  {
    Publishers.Merge8(a, b, c, d, e, z, y, x)
  }
}

extension Publishers.Merge6 {
  /// Merges in the values of two more publishers.
  public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y)
    -> Publishers.Merge8<A, B, C, D, E, F, Z, Y>
  where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
    Publishers.Merge8(a, b, c, d, e, f, z, y)
  }
}
