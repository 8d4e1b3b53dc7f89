import Foundation
import LayoutCore

extension ViewRuntime {
  /// The minimum and the preferred size of the mounted content, for a host embedded in something
  /// larger.
  package var rootSizes: (least: CGSize, natural: CGSize) {
    let contents = rootNode.children.filter { $0.traits[LayerTrait.key] == nil }
    func measure(_ proposal: ProposedViewSize) -> CGSize {
      StackLayout.column().arrange(contents, in: proposal).size
    }
    return (measure(.zero), measure(.unspecified))
  }
}
