extension View where Self: Equatable {
  /// Skips the view when `==` says that it has not changed.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
