import Combine
import Foundation
import HostInterface
import LayoutCore
import Rasterizer
import ViewEnvironment
import ViewRuntime

/// Draws views into a picture without showing them.
///
/// ```swift
/// let renderer = ImageRenderer(content: Ticket(order: order).frame(width: 300))
/// renderer.scale = 2
/// if let png = renderer.uiImage?.pngData() { try png.write(to: file) }
/// ```
///
/// The views are mounted, laid out with the system's fonts and drawn once for each picture; their
/// tasks do not continue. A picture is static: what `onAppear` animates is drawn at the end of the
/// animation. The scale sets the number of pixels, and never affects layout or line breaks.
/// `objectWillChange` announces changes to the renderer's properties. Controls that a host draws
/// itself are composed of texts and shapes.
///
/// Pango draws the letters where it is installed, as on every GNOME desktop. Otherwise texts are
/// measured in cells and omitted from the picture, with a warning.
///
/// - Complexity: linear in the number of pixels, times the number of layers that effects create.
///
/// - Note: In part without effect: letters come from Pango where it is installed, else texts are
///   left out, with a warning; `colorMode` and `isObservationEnabled` change nothing, and there is
///   no `render(renderer:)`.
@MainActor
public final class ImageRenderer<Content>: ObservableObject where Content: View {
  /// The content to draw.
  @Published public var content: Content

  /// The proposal to the content; by default its ideal size.
  @Published public var proposedSize = ProposedViewSize.unspecified

  /// The number of pixels per point.
  @Published public var scale: CGFloat = 1

  /// Whether undrawn areas are black instead of clear.
  @Published public var isOpaque = false

  /// The colour mode; pictures always have eight bits per channel here.
  @Published public var colorMode = ColorRenderingMode.nonLinear

  /// Whether changes of the content are announced. Changes of this object's properties always are.
  public final var isObservationEnabled = true

  /// Makes a renderer; nothing is drawn yet.
  public init(content: Content) { self.content = content }

  /// The current picture; nil if the content has no size.
  public var cgImage: CGImage? {
    guard scale > 0, scale.isFinite else { return nil }
    let environment = HostEnvironment(isDark: false)
    let host = PictureHost(size: CGSize(width: 1, height: 1), environment: environment)
    if !host.hasLetters { reportMissingLetters() }
    // Afterwards the window's runtime continues.
    let former = ViewRuntime.current
    defer { former?.becomeCurrent() }
    let runtime = ViewRuntime(host: host)
    runtime.rootScope.setRoot {
      $0.take(environment)
      $0.displayScale = scale
    }
    runtime.mount(PictureRoot(content: content, proposal: proposedSize))
    host.runFrames()
    defer { runtime.unmount() }
    guard let size = runtime.pictureSize else { return nil }
    host.resize(to: size)
    host.runFrames()
    return host.picture(scale: scale, isOpaque: isOpaque).map { CGImage($0) }
  }

  private func reportMissingLetters() {
    Diagnostics.report(
      .io,
      "An ImageRenderer draws without letters: Pango is not installed, so texts are left out of "
        + "the picture. Install libpangocairo-1.0-0 (Debian) or pango.")
  }
}

/// The content with the renderer's proposal.
private struct PictureRoot<Content: View>: View {
  let content: Content
  let proposal: ProposedViewSize

  var body: some View { content.modifier(PictureModifier(proposal: proposal)) }
}

/// Proposes the renderer's size to its content, whatever the window's size.
private struct PictureModifier: LayoutModifier {
  typealias Body = Never
  let proposal: ProposedViewSize

  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    RenderedLayout(proposal: proposal)
  }
}

private struct RenderedLayout: WrapperLayout {
  let proposal: ProposedViewSize

  func childProposal(_ offered: ProposedViewSize, _ node: RenderNode) -> ProposedViewSize {
    proposal
  }
}

extension ViewRuntime {
  /// The size of the root views, which form a column.
  fileprivate var pictureSize: CGSize? {
    let sizes = rootNode.children.map(\.size)
    let size = CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
    return size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
      ? size : nil
  }
}
