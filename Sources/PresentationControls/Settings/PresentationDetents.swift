import ViewRuntime

extension View {
  /// Sets the detents of the enclosing sheet; it starts at the smallest.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationSetting {
      $0.detents = detents
      $0.selection = nil
    }
  }

  /// Sets the detents of the enclosing sheet and binds the current one.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationSetting {
      $0.detents = detents
      $0.selection = selection
    }
  }
}
