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

/// A number that changes without notification, and the value that a body read.
private final class UntoldNumber {
  var value = 1
  var seen: [Int] = []
}

private struct UntoldKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var untold: Int {
    get { self[UntoldKey.self] }
    set { self[UntoldKey.self] = newValue }
  }
}

private struct UntoldModifier {
  let number: UntoldNumber
}

extension UntoldModifier: ScopedLayoutModifier {
  typealias Body = Never

  var mayModify: Bool { true }
  func modify(_ values: inout EnvironmentValues) { values.untold = number.value }
  func sets(differentlyFrom old: Self) -> Bool { false }
  func shows(differentlyFrom old: Self) -> Bool { false }
}

private struct UntoldReader: View {
  let number: UntoldNumber
  @Environment(\.untold) private var untold

  var body: some View {
    number.seen.append(untold)
    return Text(verbatim: "\(untold)")
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

  @Test("Mounted elements are not leaks, nor are released ones")
  func none() {
    let audit = runtime.beginAudit()
    hide()
    for _ in 0..<10 { #expect(audit.strays(in: runtime).isEmpty) }
    runtime.unmount()
    #expect(audit.livingCount == 0)
  }

  @Test("A retained element is reported as a leak after some audits")
  func kept() {
    let audit = runtime.beginAudit()
    let kept = element { "\(type(of: $0))".hasPrefix("LeafElement<Text>") }
    hide()
    #expect(audit.strays(in: runtime).isEmpty)
    for _ in 0..<LifetimeAudit.patience { _ = audit.strays(in: runtime) }
    #expect(audit.strays(in: runtime) == ["1 × LeafElement<Text>"])
    #expect(kept?.isMounted == false)
  }

  @Test("Evaluating everything again gives the same, and sends the host nothing")
  func afresh() {
    _ = host.takePatches()
    runtime.reevaluateAll()
    host.runFrames()
    #expect(host.takePatches().isEmpty)
    #expect(runtime.hostDifferences(from: host.tree).isEmpty)
  }

  @Test("A layout modifier's content values are evaluated again, too")
  func scopesAfresh() {
    let number = UntoldNumber()
    let host = HeadlessHost()
    let runtime = ViewRuntime(host: host)
    runtime.mount(UntoldReader(number: number).modifier(UntoldModifier(number: number)))
    host.runFrames()
    #expect(number.seen.last == 1)
    number.value = 2
    runtime.reevaluateAll()
    host.runFrames()
    #expect(number.seen.last == 2)
    runtime.unmount()
  }
}
