import Foundation
import HostInterface
import LayoutCore
import Testing
import Timekeeping

@testable import HeadlessHost

/// Records what a host reports to the runtime.
@MainActor
private final class Client: HostClient {
  var events: [HostEvent] = []
  var frames = 0
  var ticks: [Double] = []
  var onFrame: () -> Void = {}

  func handle(_ event: HostEvent) { events.append(event) }
  func runFrame() {
    frames += 1
    onFrame()
  }
  func tick(at time: Double) { ticks.append(time) }
  func handleKey(_ stroke: KeyStroke) -> Bool { false }
  func performShortcut(_ stroke: KeyStroke) -> Bool { false }
  func performKey(_ stroke: KeyStroke) -> Bool { false }
  func mayQuit() -> Bool { true }
}

@MainActor
struct HeadlessHostTests {
  private let host = HeadlessHost()
  private let client = Client()

  init() { host.client = client }

  private func insert(_ id: Int, _ content: NodeContent) -> PatchOperation {
    .insert(NodeID(id), parent: .root, index: 1000, content: content, frame: .zero)
  }

  private func field(_ text: String) -> NodeContent {
    NodeContent(
      role: .textField, traits: .focusable, actions: .edit, value: .text(text))
  }

  private func size(
    _ kind: ControlSpec.Kind, _ proposal: ProposedViewSize, style: ControlSpec.Style = .automatic,
    options: [String] = []
  ) -> CGSize {
    host.measure(
      NodeContent(
        leaf: .control, control: ControlSpec(kind: kind, style: style), options: options),
      proposal
    ).size
  }

  // MARK: Measuring

  @Test("Inputs and sliders take the proposed width, or 160")
  func wideControls() {
    for kind in [ControlSpec.Kind.textField, .secureField, .slider, .progress] {
      #expect(size(kind, .unspecified) == CGSize(width: 160, height: 16))
      #expect(
        size(kind, ProposedViewSize(width: 300, height: 50)) == CGSize(width: 300, height: 16))
      #expect(size(kind, .zero).width == 8)
    }
    #expect(size(.textEditor, .unspecified) == CGSize(width: 160, height: 80))
  }

  @Test("Small controls have their own size")
  func smallControls() {
    let offer = ProposedViewSize(width: 300, height: 50)
    #expect(size(.toggleIndicator, offer) == CGSize(width: 32, height: 16))
    #expect(size(.stepperButtons, offer) == CGSize(width: 48, height: 16))
    #expect(size(.progress, offer, style: .circular) == CGSize(width: 16, height: 16))
    #expect(size(.pickerIndicator, offer, options: ["大", "Small"]).width == 56)
    #expect(size(.pickerIndicator, offer, style: .segmented, options: ["大", "Small"]).width == 88)
  }

  @Test("A symbol is one row high; a resizable one takes the proposed size")
  func images() {
    let offer = ProposedViewSize(width: 100, height: 50)
    var image = ImageContent(source: .symbol("star"))
    #expect(host.measure(NodeContent(leaf: .image(image)), offer).size.height == 16)
    image.isResizable = true
    #expect(
      host.measure(NodeContent(leaf: .image(image)), offer).size == CGSize(width: 100, height: 50))
  }

  // MARK: Focus

  @Test("Tab follows the tree order, skips disabled views, and wraps around")
  func focusOrder() {
    var disabled = field("")
    disabled.traits.insert(.disabled)
    host.commit(Patch([insert(1, field("")), insert(2, disabled), insert(3, field(""))]))
    for _ in 0..<3 { host.moveFocus(forward: true) }
    host.moveFocus(forward: false)
    #expect(client.events == [1, 3, 1, 3].map { .focused(NodeID($0)) })
  }

  @Test("A dialog keeps the focus inside")
  func modal() {
    host.commit(
      Patch([
        insert(1, field("")), insert(2, NodeContent(traits: .modal)),
        .insert(NodeID(3), parent: NodeID(2), index: 0, content: field(""), frame: .zero),
      ]))
    #expect(host.focusOrder == [NodeID(3)])
  }

  @Test("A focus requested by the runtime is reported after the frame")
  func requestedFocus() {
    host.commit(Patch([insert(1, field(""))]))
    client.onFrame = { [host, client] in
      if client.frames == 1 {
        host.perform(.focus(NodeID(1)))
        #expect(client.events.isEmpty)
      }
    }
    host.requestFrame()
    host.runFrames()
    #expect(client.events == [.focused(NodeID(1))])
    #expect(host.focusedID == NodeID(1))
  }

  @Test("A focused node that is removed loses the focus")
  func focusLost() {
    host.commit(Patch([insert(1, field(""))]))
    host.focus(NodeID(1))
    host.commit(Patch([.remove(NodeID(1))]))
    host.runFrames()
    #expect(client.events.last == .focused(nil))
    #expect(host.focusedID == nil)
  }

  // MARK: Text

  @Test("A text that the model changes is shown")
  func reconciling() {
    host.commit(Patch([insert(1, field(""))]))
    host.edit(NodeID(1), .insert("a"))
    #expect(client.events.last == .edit(NodeID(1), .init(text: "a", selection: 1..<1)))
    host.commit(Patch([.update(NodeID(1), field("A"))]))
    host.edit(NodeID(1), .insert("b"))
    #expect(client.events.last == .edit(NodeID(1), .init(text: "Ab", selection: 2..<2)))
  }

  @Test("A change of focus commits the composition")
  func composing() {
    host.commit(Patch([insert(1, field("")), insert(2, field(""))]))
    host.edit(NodeID(1), .setMarked("にほん", cursor: 3))
    #expect(host.editor(of: NodeID(1))?.displayText == "にほん")
    #expect(host.tree[NodeID(1)]?.content.value == .text(""))
    host.focus(NodeID(2))
    #expect(host.tree[NodeID(1)]?.content.value == .text("にほん"))
  }

  // MARK: Clock

  @Test("The frame clock ticks sixty times a second while it runs")
  func clock() async {
    let time = VirtualTimeSource()
    host.time = time
    host.setFrameClock(running: true)
    await time.advance(by: .seconds(1))
    #expect((59...60).contains(client.ticks.count))
    host.setFrameClock(running: false)
    let count = client.ticks.count
    await time.advance(by: .seconds(1))
    #expect(client.ticks.count == count)
  }

  @Test("An app that requests a frame in every frame is stopped")
  func endlessFrames() {
    client.onFrame = { [host] in host.requestFrame() }
    host.requestFrame()
    host.runFrames()
    #expect(client.frames == 1000)
  }
}
