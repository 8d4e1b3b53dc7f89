import Foundation
import HeadlessHost
import HostInterface
import SwiftUI
import ViewRuntime

@testable import Inspector

/// An app with an inspector, in a headless host.
@MainActor
final class HostFixture {
  let host: HeadlessHost
  let inspector: Inspector
  let runtime: ViewRuntime

  init(
    _ view: some View, columns: Int = 120, rows: Int = 30, arguments: [String] = ["app"],
    isMounted: Bool = true, opensWindows: Bool = false
  ) {
    host = HeadlessHost(size: CGSize(width: 8 * columns, height: 16 * rows))
    host.opensWindows = opensWindows
    inspector = Inspector(host, arguments: arguments)
    runtime = ViewRuntime(host: inspector.host)
    inspector.watch(runtime)
    guard isMounted else { return }
    runtime.mount(view)
    host.runFrames()
  }

  /// All texts of the window in tree order.
  var texts: [String] {
    var texts: [String] = []
    host.tree.root.forEachNode { node in
      if case .text(let text) = node.content.leaf { texts.append(text.string) }
    }
    return texts
  }

  /// The titles of the open windows.
  var windows: [String] {
    host.tree.root.children.filter { $0.content.role == .window }.map { $0.content.label ?? "" }
  }

  func toggle() {
    inspector.toggle()
    host.runFrames()
  }

  /// Presses the first element with this name.
  func press(_ name: String) {
    var found: NodeID?
    host.tree.root.forEachNode { node in
      guard found == nil, node.content.actions.contains(.activate), node.spokenLabel == name
      else { return }
      found = node.id
    }
    if let found { host.client?.handle(.activate(found)) }
    host.runFrames()
  }

  /// Types into the text input with this name.
  func type(_ text: String, into name: String) {
    var found: NodeID?
    host.tree.root.forEachNode { node in
      guard found == nil, [.textField, .secureField].contains(node.content.role),
        node.spokenLabel == name
      else { return }
      found = node.id
    }
    if let found { host.edit(found, .insert(text)) }
    host.runFrames()
  }

  /// Sends the app to the background, where everything has to be saved.
  func leave() {
    var environment = host.environment
    environment.isActive = false
    host.client?.handle(.environment(environment))
  }

  /// The frame in the window of the first matching text.
  func frame(of text: String) -> CGRect? {
    var frame: CGRect?
    host.tree.root.forEachNode { node in
      if case .text(let content) = node.content.leaf, content.string == text, frame == nil {
        frame = node.absoluteFrame
      }
    }
    return frame
  }
}

struct Counting: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Increment") { count += 1 }
      Display(count: $count)
      Quiet()
    }
  }
}

struct Display: View {
  @Binding var count: Int

  var body: some View { Text("Count: \(count)") }
}

struct Quiet: View {
  var body: some View { Text("quiet") }
}
