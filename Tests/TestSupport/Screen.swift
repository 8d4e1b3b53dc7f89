import Foundation
import HeadlessHost
import HostInterface
import SwiftUI
import ViewRuntime

/// A mounted view, with access to what the host was told.
@MainActor
package final class Screen {
  package let host: HeadlessHost
  package let runtime: ViewRuntime

  package init<Content: View>(
    _ width: CGFloat = 640, _ height: CGFloat = 384, dark: Bool = false,
    @ViewBuilder _ content: () -> Content
  ) {
    host = HeadlessHost(size: CGSize(width: width, height: height))
    runtime = ViewRuntime(host: host)
    runtime.rootScope.setRoot {
      $0.take(HostEnvironment(isDark: dark, locale: Locale(identifier: "en_US")))
      $0.timeZone = TimeZone(identifier: "UTC")!
    }
    runtime.mount(content())
    host.runFrames()
  }

  /// All nodes that draw something, in order.
  package var leaves: [HostTree.Node] {
    var leaves: [HostTree.Node] = []
    host.tree.root.forEachNode { if $0.content.leaf != .none { leaves.append($0) } }
    return leaves
  }

  /// Their frames in the window.
  package var frames: [CGRect] { leaves.map(\.absoluteFrame) }
  package var sizes: [CGSize] { frames.map(\.size) }

  /// The paragraphs.
  package var texts: [TextContent] {
    leaves.compactMap { if case .text(let text) = $0.content.leaf { text } else { nil } }
  }
  package var strings: [String] { texts.map(\.string) }

  package var shapes: [ShapeContent] {
    leaves.compactMap { if case .shape(let shape) = $0.content.leaf { shape } else { nil } }
  }

  package var images: [ImageContent] {
    leaves.compactMap { if case .image(let image) = $0.content.leaf { image } else { nil } }
  }

  /// The effects on some node, from the outermost in.
  package var effects: [Effect] {
    var effects: [Effect] = []
    host.tree.root.forEachNode { effects += $0.content.effects }
    return effects
  }

  /// The first node with an accessibility identifier.
  package func node(_ identifier: String) -> HostTree.Node? {
    var found: HostTree.Node?
    host.tree.root.forEachNode { if $0.content.identifier == identifier { found = found ?? $0 } }
    return found
  }
}
