import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// One row of a `Grid`; outside of one, its cells stand side by side.
///
/// In a grid, what modifies the row modifies each of its cells (S14.10):
///
/// ```swift
/// GridRow { Text("Name"); Text("Age") }
///   .padding(4)          // round each cell
/// ```
public struct GridRow<Content> {
  package let content: Content
  let alignment: VerticalAlignment?
}

extension GridRow: View where Content: View {
  public typealias Body = Never

  public nonisolated init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.alignment = alignment
  }
}

extension GridRow: PrimitiveView, ContainerView where Content: View {
  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    GridRowLayout(alignment: alignment)
  }

  package func laysOutDifferently(from old: UnsafePointer<Self>) -> Bool {
    alignment != old.pointee.alignment
  }

  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    guard inputs.parent?.container?.takesGridRows == true else {
      return makeContainerElement(view, inputs)
    }
    return NodeMarkingElement(view, inputs)
  }
}

extension GridRow: NodeMarkingView where Content: View {
  package func makeMark() -> GridRowMark { GridRowMark(alignment: alignment) }

  package func update(_ mark: GridRowMark) -> Bool {
    guard mark.alignment != alignment else { return false }
    mark.alignment = alignment
    return true
  }

  package static var markKey: ObjectIdentifier { GridTraits.row }
}

/// The row that a cell belongs to.
@MainActor
package final class GridRowMark {
  var alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

/// Outside of a grid a row is a stack. In a layout that may be a grid now and something else later,
/// the grid says where its cells are.
struct GridRowLayout: NodeLayout {
  let alignment: VerticalAlignment?

  var isMeasuredThrough: Bool { true }

  private var stack: StackLayout { .row(alignment ?? .center) }

  private func grid(_ node: RenderNode) -> (GridNodeLayout, RenderNode)? {
    var ancestor = node.parent
    while let current = ancestor {
      if let grid = (current.layout as? any GridHolder)?.grid { return (grid, current) }
      guard current.layout is any WrapperLayout else { return nil }
      ancestor = current.parent
    }
    return nil
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    if grid(node) != nil, let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return stack.arrange(node.children, in: proposal).size
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    if let (grid, gridNode) = grid(node), grid.placeCells(of: node, height: size.height, gridNode) {
      return
    }
    node.place(stack.arrange(node.children, in: proposal))
  }
}
