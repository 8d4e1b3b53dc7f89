import HostInterface
import LayoutCore
import ViewEvents
import ViewLayouts
import ViewRuntime

/// The bars below a screen's content: the bottom bar and the keyboard bar.
struct LowerBars: View {
  let screen: Screen
  let isColumn: Bool
  @State private var isTyping = false

  init(screen: Screen, isColumn: Bool) {
    self.screen = screen
    self.isColumn = isColumn
  }

  var body: some View {
    let screen = screen
    BarBox(nil, .column(.leading, spacing: 0)) {
      ChildRegistryReader(screen.registry) { [isTyping] registrations in
        let bar = BarState(isColumn && screen.isTakenOver ? [] : registrations)
        if bar.hasLowerBar { LowerBar(bar: bar) }
        if isTyping, !bar.keyboard.isEmpty {
          BarBox(.toolbar, style: .lower, .row(.center, spacing: nil)) {
            ShownNodes(bar.keyboard)
          }
          .modifier(KeyboardBarMark())
        }
      }
    }
    .modifier(
      FocusWatcher { node in
        // While the focus is in the keyboard bar itself, the bar stays.
        let remains = isTyping && node?.isInKeyboardBar == true
        let isText = node?.content?.actions.contains(.edit) == true && node?.screen === screen
        let isNow = isText || remains
        if isNow != isTyping { isTyping = isNow }
      })
  }
}

private struct LowerBar: View {
  let bar: BarState

  var body: some View {
    let background = bar.background(of: .bottomBar)
    BarBox(
      .toolbar, style: .lower, .row(.center, spacing: nil), isBacked: background != nil
    ) {
      if bar.status.isEmpty {
        ShownNodes(bar.bottom)
      } else {
        ShownNodes(bar.bottom)
        Spacer()
        ShownNodes(bar.status)
        Spacer()
      }
    }
    .modifier(BarBackground(style: background))
  }
}

private struct KeyboardBarMark: LayoutModifier {
  typealias Body = Never

  static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }

  func setTraits(_ traits: inout [ObjectIdentifier: Any]) { traits[Self.key] = true }
  func laysOutDifferently(from old: Self) -> Bool { false }
}

extension RenderNode {
  fileprivate var isInKeyboardBar: Bool {
    var node: RenderNode? = self
    while let current = node {
      if current.traits[KeyboardBarMark.key] != nil { return true }
      node = current.parent
    }
    return false
  }
}
