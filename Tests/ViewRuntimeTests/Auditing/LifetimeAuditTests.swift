import HeadlessHost
import HostInterface
import SwiftUI
import Testing

@testable import ViewRuntime

private struct Parts: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown { Text("part") }
      Button("Hide") { isShown = false }
    }
  }
}

@MainActor
struct LifetimeAuditTests {
  private let host = HeadlessHost()
  private let runtime: ViewRuntime

  init() {
    runtime = ViewRuntime(host: host)
    runtime.mount(Parts())
    host.runFrames()
  }

  private func element(
    _ matches: (Element) -> Bool, below element: Element? = nil
  ) -> Element? {
    guard let element = element ?? runtime.rootElement else { return nil }
    if matches(element) { return element }
    var found: Element?
    element.forEachChild { if found == nil { found = self.element(matches, below: $0) } }
    return found
  }

  private func hide() {
    var button: NodeID?
    host.tree.root.forEachNode { if $0.content.actions.contains(.activate) { button = $0.id } }
    if let button { host.client?.handle(.activate(button)) }
    host.runFrames()
  }

  @Test("What is in the tree is no stray, nor is what was let go")
  func none() {
    let audit = runtime.beginAudit()
    hide()
    for _ in 0..<10 { #expect(audit.strays(in: runtime).isEmpty) }
    runtime.unmount()
    #expect(audit.livingCount == 0)
  }

  @Test("An element that somebody keeps is a stray after some audits")
  func kept() {
    let audit = runtime.beginAudit()
    let kept = element { "\(type(of: $0))".hasPrefix("LeafElement<Text>") }
    hide()
    #expect(audit.strays(in: runtime).isEmpty)
    for _ in 0..<LifetimeAudit.patience { _ = audit.strays(in: runtime) }
    #expect(audit.strays(in: runtime) == ["1 × LeafElement<Text>"])
    #expect(kept?.isMounted == false)
  }

  @Test("Everything evaluated once more gives the same, and tells the host nothing")
  func afresh() {
    _ = host.takePatches()
    runtime.reevaluateAll()
    host.runFrames()
    #expect(host.takePatches().isEmpty)
    #expect(runtime.hostDifferences(from: host.tree).isEmpty)
  }
}
