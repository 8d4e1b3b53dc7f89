import ViewEnvironment
import ViewRuntime

extension View {
  /// Shows or hides the labels of the controls inside; they still name the controls.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.areLabelsHidden) { areHidden in
      switch visibility {
      case .automatic: break
      case .visible: areHidden = false
      case .hidden: areHidden = true
      }
    }
  }
}

extension EnvironmentValues {
  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { areLabelsHidden ? .hidden : .automatic }
    set { areLabelsHidden = newValue == .hidden }
  }
}
