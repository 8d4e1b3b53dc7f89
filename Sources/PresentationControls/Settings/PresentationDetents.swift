import ViewEnvironment
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

  /// Whether the sheet around shows a grip at its upper edge.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationSetting { $0.dragIndicator = visibility }
  }
}
