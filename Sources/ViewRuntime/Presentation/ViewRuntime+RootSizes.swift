import Foundation
import LayoutCore

extension ViewRuntime {
  /// The least and the preferred size of what is mounted, for a host that stands in something
  /// larger.
  package var rootSizes: (least: CGSize, natural: CGSize) {
    let contents = rootNode.children.filter { $0.traits[LayerTrait.key] == nil }
    func measure(_ proposal: ProposedViewSize) -> CGSize {
      StackLayout.column().arrange(contents, in: proposal).size
    }
    return (measure(.zero), measure(.unspecified))
  }
}
