import NavigationControls
import ViewRuntime

extension TabContent {
  /// Shows a popover at the tab.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> {
    changedLabel { $0.popover(isPresented: isPresented, content: content) }
  }
}
