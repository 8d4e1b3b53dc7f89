import Combine
import Foundation
import HostInterface
import LayoutCore
import Rasterizer
import ViewEnvironment
import ViewRuntime

/// Draws views into a picture, without showing them.
///
/// ```swift
/// let renderer = ImageRenderer(content: Ticket(order: order).frame(width: 300))
/// renderer.scale = 2
/// if let png = renderer.uiImage?.pngData() { try png.write(to: file) }
/// ```
///
/// The views are mounted, laid out by the machine's own fonts and drawn once for each picture;
/// their tasks do not run on. Nothing moves in a picture: what `onAppear` animates is drawn where
/// the animation ends. The scale says how many pixels there are, never where something lies or
/// where a text breaks. A change of the renderer's properties is told by `objectWillChange`.
/// Controls that a host draws itself are composed of texts and shapes.
///
/// Letters come from Pango where it is installed, as on every GNOME desktop. Where it is not, texts
/// are measured in cells and left out of the picture, with a warning.
///
/// - Complexity: linear in the number of pixels, times the layers that effects make.
///
/// - Note: In part without effect: letters come from Pango where it is installed, else texts are
///   left out, with a warning; `colorMode` and `isObservationEnabled` change nothing, and there is
///   no `render(renderer:)`.
@MainActor
public final class ImageRenderer<Content>: ObservableObject where Content: View {
  /// What is drawn.
  @Published public var content: Content

  /// The room that the content is offered; by default as much as it likes.
  @Published public var proposedSize = ProposedViewSize.unspecified

  /// How many pixels a point has.
  @Published public var scale: CGFloat = 1

  /// Whether the picture is black instead of clear where nothing is drawn.
  @Published public var isOpaque = false

  /// Pictures here have eight bits a channel in any case.
  @Published public var colorMode = ColorRenderingMode.nonLinear

  /// Whether changes of the content are to be told. Those of this object's properties are.
  public final var isObservationEnabled = true

  /// Makes a renderer; nothing is drawn yet.
  public init(content: Content) { self.content = content }

  /// The picture as it comes out now; nil if the content has no size.
  public var cgImage: CGImage? {
    guard scale > 0, scale.isFinite else { return nil }
    let environment = HostEnvironment(isDark: false)
    let host = PictureHost(size: CGSize(width: 1, height: 1), environment: environment)
    if !host.hasLetters { reportMissingLetters() }
    // Who draws goes on in the window's runtime afterwards.
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

/// The content in the room that the renderer offers it.
private struct PictureRoot<Content: View>: View {
  let content: Content
  let proposal: ProposedViewSize

  var body: some View { content.modifier(PictureModifier(proposal: proposal)) }
}

/// Offers its content what the renderer says, whatever the window's size.
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
  /// The size of the views at the root, which stand in a column.
  fileprivate var pictureSize: CGSize? {
    let sizes = rootNode.children.map(\.size)
    let size = CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
    return size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
      ? size : nil
  }
}
