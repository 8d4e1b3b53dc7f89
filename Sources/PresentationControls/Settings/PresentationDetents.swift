import ViewRuntime

extension View {
  /// Sets the heights at which the sheet around rests; it begins with the smallest.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationSetting {
      $0.detents = detents
      $0.selection = nil
    }
  }

  /// Sets the heights of the sheet around and ties the present one to a state.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationSetting {
      $0.detents = detents
      $0.selection = selection
    }
  }
}
