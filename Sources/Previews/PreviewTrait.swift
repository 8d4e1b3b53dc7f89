import Foundation
import ViewRuntime

/// How a preview is shown: its size, or the orientation of the screen.
///
/// ```swift
/// #Preview(traits: .fixedLayout(width: 320, height: 200)) { Card() }
/// ```
///
/// A preview host applies the traits that it supports; a terminal cannot be rotated, for example.
public struct PreviewTrait<T>: @unchecked Sendable {
  package enum Request: Equatable {
    case defaultLayout
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
    case orientation(Orientation)
    case modifier(any PreviewModifier)

    /// Modifiers are compared by type alone.
    package static func == (a: Request, b: Request) -> Bool {
      switch (a, b) {
      case (.defaultLayout, .defaultLayout), (.sizeThatFits, .sizeThatFits): true
      case (.fixed(let a, let b), .fixed(let c, let d)): a == c && b == d
      case (.orientation(let a), .orientation(let b)): a == b
      case (.modifier(let a), .modifier(let b)): type(of: a) == type(of: b)
      default: false
      }
    }
  }

  package enum Orientation: Equatable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  package let request: Request
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size of the host's screen or window.
  public static var defaultLayout: Self { Self(request: .defaultLayout) }
  /// The size that the view requests.
  public static var sizeThatFitsLayout: Self { Self(request: .sizeThatFits) }
  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(request: .fixed(width: width, height: height))
  }

  /// Upright.
  public static var portrait: Self { Self(request: .orientation(.portrait)) }
  /// Upside down.
  public static var portraitUpsideDown: Self { Self(request: .orientation(.portraitUpsideDown)) }
  /// Landscape, with the device's top to the left.
  public static var landscapeLeft: Self { Self(request: .orientation(.landscapeLeft)) }
  /// Landscape, with the device's top to the right.
  public static var landscapeRight: Self { Self(request: .orientation(.landscapeRight)) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A context that several previews share. It may be made on any actor, so a package can offer it
  /// under a name of its own: `static var sampleNotes: Self { .modifier(SampleNotes()) }`.
  public static func modifier(_ modifier: some PreviewModifier) -> Self {
    Self(request: .modifier(modifier))
  }

  /// The modifier of the trait applied to a preview; the unchanged view for other traits.
  @MainActor
  func applied(to view: any View) -> any View {
    guard case .modifier(let modifier) = request else { return view }
    func open<Modifier: PreviewModifier>(_ modifier: Modifier) -> any View {
      PreviewModifierView(modifier: modifier, content: AnyView(erasing: view))
    }
    return open(modifier)
  }
}

extension AnyView {
  @MainActor
  fileprivate init(erasing view: any View) {
    func open<V: View>(_ view: V) -> AnyView { AnyView(view) }
    self = open(view)
  }
}
