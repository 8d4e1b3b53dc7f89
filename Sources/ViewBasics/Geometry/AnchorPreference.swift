import Foundation
import LayoutCore
import ViewRuntime

/// Sets a preference from an anchor of the view.
struct AnchorProvider<Content, Value: Sendable, Key: PreferenceKey> {
  @State private var target = AnchorTarget()
  let content: Content
  let source: Anchor<Value>.Source
  let replaces: Bool
  let change: (inout Key.Value, Anchor<Value>) -> Void

  nonisolated init(
    content: Content, source: Anchor<Value>.Source, replaces: Bool,
    change: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) {
    self.content = content
    self.source = source
    self.replaces = replaces
    self.change = change
  }
}

extension AnchorProvider: View where Content: View {
  @ViewBuilder var body: some View {
    let anchor = Anchor(target: target, source: source)
    let marked = content.modifier(AnchorMark(target: target))
    if replaces {
      marked.preference(key: Key.self, value: given(anchor))
    } else {
      marked.transformPreference(Key.self) { change(&$0, anchor) }
    }
  }

  private func given(_ anchor: Anchor<Value>) -> Key.Value {
    var value = Key.defaultValue
    change(&value, anchor)
    return value
  }
}

/// Records the mounted node in an anchor's target.
private struct AnchorMark {
  let target: AnchorTarget
}

extension AnchorMark: LayoutModifier {
  typealias Body = Never

  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    AnchorLayout(target: target)
  }

  func laysOutDifferently(from old: AnchorMark) -> Bool { target !== old.target }
}

private struct AnchorLayout: WrapperLayout, SafeAreaPassing {
  let target: AnchorTarget

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    target.node = node
    if let child = node.children.first { node.place(child, at: .zero, proposal: proposal) }
  }
}

extension View {
  /// Sets a preference from an anchor of the view.
  public nonisolated func anchorPreference<A: Sendable, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    AnchorProvider<Self, A, K>(content: self, source: value, replaces: true) { $0 = transform($1) }
  }
}
