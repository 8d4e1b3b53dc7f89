import Foundation
import HeadlessHost
import HostInterface
import SwiftUI
import ViewRuntime

/// A view on a screen of its own, with a look at what the host was told.
@MainActor
final class Screen {
  let host: HeadlessHost
  let runtime: ViewRuntime

  init<Content: View>(
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
  var leaves: [HostTree.Node] {
    var leaves: [HostTree.Node] = []
    host.tree.root.forEachNode { if $0.content.leaf != .none { leaves.append($0) } }
    return leaves
  }

  /// Their frames in the window.
  var frames: [CGRect] { leaves.map(\.absoluteFrame) }
  var sizes: [CGSize] { frames.map(\.size) }

  /// The paragraphs.
  var texts: [TextContent] {
    leaves.compactMap { if case .text(let text) = $0.content.leaf { text } else { nil } }
  }
  var strings: [String] { texts.map(\.string) }

  var shapes: [ShapeContent] {
    leaves.compactMap { if case .shape(let shape) = $0.content.leaf { shape } else { nil } }
  }

  var images: [ImageContent] {
    leaves.compactMap { if case .image(let image) = $0.content.leaf { image } else { nil } }
  }

  /// What is done to some node, from the outermost in.
  var effects: [Effect] {
    var effects: [Effect] = []
    host.tree.root.forEachNode { effects += $0.content.effects }
    return effects
  }

  /// The first node with an accessibility identifier.
  func node(_ identifier: String) -> HostTree.Node? {
    var found: HostTree.Node?
    host.tree.root.forEachNode { if $0.content.identifier == identifier { found = found ?? $0 } }
    return found
  }
}

/// Hears of diagnostics while it lives.
final class DiagnosticLog: @unchecked Sendable {
  private let lock = NSLock()
  private var heard: [RuntimeDiagnostic] = []
  private var token = 0

  init() {
    token = Diagnostics.addObserver { [weak self] in self?.add($0) }
  }

  deinit { Diagnostics.removeObserver(token) }

  private func add(_ diagnostic: RuntimeDiagnostic) { lock.withLock { heard.append(diagnostic) } }

  func messages(_ code: RuntimeDiagnostic.Code, containing part: String) -> [String] {
    lock.withLock { heard.filter { $0.code == code && $0.message.contains(part) }.map(\.message) }
  }
}
