import Controls
import ViewDrawing
import ViewRuntime

/// Says whether what stands beside it is open: down, or else in the direction of the lines.
package struct DisclosureMark: View {
  private let isExpanded: Bool

  package init(isExpanded: Bool) { self.isExpanded = isExpanded }

  package var body: some View {
    Image(systemName: isExpanded ? "chevron.down" : "chevron.forward").modifier(
      HiddenFromAccessibility())
  }
}
