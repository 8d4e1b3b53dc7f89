import HostInterface
import LayoutCore
import ViewEnvironment
import ViewLayouts
import ViewRuntime
import ViewTexts

/// A row or column of a screen's bars, which hosts identify by its role.
struct BarBox<Content: View> {
  let role: Role?
  /// The style of the bar's chrome, for the host.
  let style: ControlSpec.Style?
  let stack: StackLayout
  /// The handler of items that do not fit.
  let overflow: BarOverflow?
  /// The bar's name, if its content does not show it.
  let label: Text?
  /// Whether the program sets a background for the bar.
  let isBacked: Bool
  let content: Content

  init(
    _ role: Role? = nil, style: ControlSpec.Style? = nil, _ stack: StackLayout,
    overflow: BarOverflow? = nil, label: Text? = nil, isBacked: Bool = false,
    @ViewBuilder content: () -> Content
  ) {
    self.role = role
    self.style = style
    self.stack = stack
    self.overflow = overflow
    self.label = label
    self.isBacked = isBacked
    self.content = content()
  }

  private var control: ControlSpec? { style.map { ControlSpec(kind: .bar, style: $0) } }
}

extension BarBox: View {
  typealias Body = Never
}

extension BarBox: ContainerView {
  static var environmentMask: EnvironmentMask { EnvironmentValues.localeMask }

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    role.map {
      var content = NodeContent(
        role: $0, traits: isBacked ? .hasOwnBackground : [], control: control,
        label: label?.string(in: environment))
      if environment.isRightToLeft { content.traits.insert(.mirrored) }
      return content
    }
  }
  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    if let control {
      BarLayout(control: control, stack: stack, overflow: overflow)
    } else {
      LinearLayout(stack)
    }
  }
  func laysOutDifferently(from old: UnsafePointer<Self>) -> Bool { false }
}

/// Adds traits and a role to a view's nodes, for the host.
struct HostTraits: LayoutModifier {
  typealias Body = Never
  let traits: Traits
  var role: Role?

  static var isDecoration: Bool { true }

  func decorate(_ content: inout NodeContent, in environment: EnvironmentValues) {
    content.traits.formUnion(traits)
    if let role { content.role = role }
  }
  func laysOutDifferently(from old: Self) -> Bool { false }
}
