extension View {
  /// Ties the view's identity to a value: when the value changes, everything inside is new (S1.5).
  ///
  /// Modifiers outside it keep their identity. `ScrollViewReader` finds views by this id.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}
