import Foundation

/// Animates a value along keyframes and shows a view for it in each frame.
///
/// ```swift
/// KeyframeAnimator(initialValue: 0.0, trigger: count) { y in
///   Image(systemName: "heart.fill").offset(y: y)
/// } keyframes: { _ in
///   CubicKeyframe(-20, duration: 0.2)
///   SpringKeyframe(0, duration: 0.5, spring: .bouncy)
/// }
/// ```
///
/// The content closure is called in each frame; nothing else is evaluated.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where Value == KeyframePath.Value {
  let initialValue: Value
  let repeats: Bool
  let trigger: AnyEquatable?
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Starts immediately, and repeats if `repeating`.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    repeats = repeating
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  /// Runs once for each change of `trigger`.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    repeats = false
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: View {
  public typealias Body = Never
}

extension KeyframeAnimator: PrimitiveView {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    KeyframeElement(view, inputs)
  }
}

private final class KeyframeElement<Value, Path: Keyframes, Content: View>:
  ViewElement<KeyframeAnimator<Value, Path, Content>>, Motion
where Value == Path.Value {
  private var view: KeyframeAnimator<Value, Path, Content>
  private var tracking: TrackingScope!
  private var child: ViewElement<Content>!
  private var value: Value
  private var motion: KeyframeMotion<Value>?
  private var origin: Value
  private var start = 0.0

  init(_ view: KeyframeAnimator<Value, Path, Content>, _ inputs: ViewInputs) {
    self.view = view
    value = view.initialValue
    origin = view.initialValue
    super.init(inputs)
    tracking = TrackingScope(self)
    child = mountElement(evaluate(), childInputs)
    if view.trigger == nil { run() }
  }

  private func evaluate() -> Content { tracking.evaluate { view.content(value) } }

  private func run() {
    origin = value
    motion = view.keyframes(value).motion(from: value)
    start = runtime.frameTime
    runtime.start(self)
  }

  override func update(_ view: KeyframeAnimator<Value, Path, Content>) {
    let former = self.view.trigger
    self.view = view
    tracking.cancelPending()
    if view.trigger != former { run() }
    child.update(evaluate())
  }

  func step() -> Bool {
    guard isMounted, let motion else { return false }
    var elapsed = runtime.frameTime - start
    if view.repeats, motion.duration > 0 {
      let rounds = ((elapsed + animationTolerance) / motion.duration).rounded(.down)
      elapsed = max(elapsed - rounds * motion.duration, 0)
    }
    value = origin
    motion.change(&value, elapsed)
    tracking.invalidate()
    return view.repeats && motion.duration > 0 || elapsed < motion.duration - animationTolerance
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

extension View {
  /// Animates the view along keyframes, starting immediately.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(showing: self)
    return KeyframeAnimator(initialValue: initialValue, repeating: repeating) { value in
      content(placeholder, value)
    } keyframes: {
      keyframes($0)
    }
  }

  /// Animates the view along keyframes once for each change of `trigger`.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(showing: self)
    return KeyframeAnimator(initialValue: initialValue, trigger: trigger) { value in
      content(placeholder, value)
    } keyframes: {
      keyframes($0)
    }
  }
}
