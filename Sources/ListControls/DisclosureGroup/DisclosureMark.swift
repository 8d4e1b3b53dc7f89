import Controls
import ViewDrawing
import ViewRuntime

/// A disclosure indicator: it points down while expanded, otherwise in the reading direction.
package struct DisclosureMark: View {
  private let isExpanded: Bool

  package init(isExpanded: Bool) { self.isExpanded = isExpanded }

  package var body: some View {
    Image(systemName: isExpanded ? "chevron.down" : "chevron.forward").modifier(
      HiddenFromAccessibility())
  }
}
