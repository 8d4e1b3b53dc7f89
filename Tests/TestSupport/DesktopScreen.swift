import Foundation
import HeadlessHost
import HostInterface
import SwiftUI
import ViewRuntime

/// A view on a host with a desktop's metrics and no native controls, for what depends on those
/// metrics alone.
@MainActor
package struct DesktopScreen {
  private let host: HeadlessHost
  private let runtime: ViewRuntime

  package init(_ view: some View, size: CGSize = CGSize(width: 480, height: 600)) {
    host = HeadlessHost(size: size)
    host.metrics.barHeight = 47
    runtime = ViewRuntime(host: host)
    runtime.mount(view)
    host.runFrames()
  }

  package var root: HostTree.Node { host.tree.root }

  /// The nodes with such content, in their order in the tree.
  package func nodes(where isMeant: (NodeContent) -> Bool) -> [HostTree.Node] {
    var found: [HostTree.Node] = []
    root.forEachNode { if isMeant($0.content) { found.append($0) } }
    return found
  }
}
