import Foundation

/// Shows its content for the time since it was started, in each frame while it runs.
///
/// It runs while `isRunning`, and for `duration` seconds after each change of `trigger`; with
/// `startsAtOnce` also when it is mounted. At rest the time is nil and the frame clock is not used.
package struct FrameClockView<Content> {
  let isRunning: Bool
  let trigger: AnyEquatable?
  let duration: Double
  let startsAtOnce: Bool
  let content: (Double?) -> Content

  package nonisolated init(
    isRunning: Bool, trigger: AnyEquatable? = nil, duration: Double = .infinity,
    startsAtOnce: Bool = false, content: @escaping (Double?) -> Content
  ) {
    self.isRunning = isRunning
    self.trigger = trigger
    self.duration = duration
    self.startsAtOnce = startsAtOnce
    self.content = content
  }
}

extension FrameClockView: View where Content: View {
  package typealias Body = Never
}

extension FrameClockView: PrimitiveView where Content: View {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    FrameClockElement(view, inputs)
  }
}

private final class FrameClockElement<Content: View>: ViewElement<FrameClockView<Content>>, Motion {
  private var view: FrameClockView<Content>
  private var tracking: TrackingScope!
  private var child: ViewElement<Content>!
  private var start: Double?
  private var elapsed: Double?

  init(_ view: FrameClockView<Content>, _ inputs: ViewInputs) {
    self.view = view
    super.init(inputs)
    tracking = TrackingScope(self)
    if view.isRunning || view.startsAtOnce { run() }
    child = mountElement(evaluate(), childInputs)
  }

  private func evaluate() -> Content { tracking.evaluate { view.content(elapsed) } }

  private func run() {
    start = runtime.frameTime
    elapsed = 0
    runtime.start(self)
  }

  override func update(_ view: FrameClockView<Content>) {
    let former = self.view
    self.view = view
    tracking.cancelPending()
    if view.isRunning != former.isRunning || view.trigger != former.trigger {
      if view.isRunning || view.trigger != former.trigger { run() } else { rest() }
    }
    child.update(evaluate())
  }

  private func rest() {
    start = nil
    elapsed = nil
    runtime.stop(self)
  }

  func step() -> Bool {
    guard isMounted, let start else { return false }
    let time = runtime.frameTime - start
    let isOver = !view.isRunning && time >= view.duration - animationTolerance
    elapsed = isOver ? nil : time
    if isOver { self.start = nil }
    tracking.invalidate()
    return !isOver
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    child.appendRenderNodes(to: &nodes)
  }
  override var onlyTransparentChild: Element? { child }
  override func forEachChild(_ visit: (Element) -> Void) { visit(child) }
  override func rerunContent() { child.update(evaluate()) }
  override func willUnmount() {
    runtime.stop(self)
    tracking.close()
  }
}
