import Foundation
import HostInterface
import LayoutCore
import Testing

@testable import Inspector

/// A host that implements only the members without a default.
@MainActor
private final class OpinionatedHost: RenderHost {
  var client: (any HostClient)?
  var metrics = HostMetrics()
  var environment = HostEnvironment()
  let size = CGSize(width: 640, height: 384)
  let showsOneWindow = true
  let opensWindows = true
  let sheetRoom: CGSize? = CGSize(width: 1000, height: 800)

  func supports(_ control: ControlSpec) -> Bool { true }
  func measure(_ content: NodeContent, _ proposal: ProposedViewSize) -> LeafMeasurement {
    LeafMeasurement(size: CGSize(width: 3, height: 4))
  }
  func measuresAlike(_ former: NodeContent, _ new: NodeContent) -> Bool { true }
  func insets(for control: ControlSpec) -> EdgeInsets {
    EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  }
  func widestRows(of list: ControlSpec) -> CGFloat? { 600 }
  func name(of stroke: KeyStroke) -> String? { "a key" }
  func commit(_ patch: consuming Patch) {}
  func requestFrame() {}
  func setFrameClock(running: Bool) {}
  func perform(_ command: HostCommand) {}
}

@MainActor
struct SideTests {
  @Test("An app receives all its host's events, even though the inspector shares the window")
  func answers() {
    let host = OpinionatedHost()
    let screen = SharedScreen(host)
    let app = screen.app
    let control = ControlSpec(kind: .list, style: .automatic)
    #expect(app.size == host.size && app.showsOneWindow && app.opensWindows)
    #expect(app.sheetRoom == host.sheetRoom)
    #expect(app.supports(control) && app.measuresAlike(NodeContent(), NodeContent()))
    #expect(app.measure(NodeContent(), .unspecified).size == CGSize(width: 3, height: 4))
    #expect(app.insets(for: control) == host.insets(for: control))
    #expect(app.widestRows(of: control) == 600)
    #expect(app.name(of: KeyStroke("a")) == "a key")
  }
}
