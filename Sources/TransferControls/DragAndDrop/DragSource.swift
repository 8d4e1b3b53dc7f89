import Controls
import CoreTransferable
import Foundation
import HostInterface
import LayoutCore
import ViewDrawing
import ViewLayouts
import ViewRuntime
import ViewTexts

/// A view that the user can drag with the pointer.
struct DragSource<Preview> {
  /// Returns the dragged item; nil disables dragging.
  let item: () -> NSItemProvider?
  /// Nil shows the view's text.
  let preview: Preview?
  @State private var carried: Carried?
  @Owned private var holder = DragHolder()

  nonisolated init(item: @escaping () -> NSItemProvider?, preview: Preview?) {
    self.item = item
    self.preview = preview
  }
}

/// The content shown at the pointer.
private struct Carried: Equatable {
  var cell: CGRect
  var words: String
  /// The width of the drag's source view.
  var width: CGFloat
}

/// The current drag.
@MainActor
private final class DragHolder {
  var session: DragSession?
}

extension DragSource: ViewModifier where Preview: View {
  func body(content: Content) -> some View {
    let (carried, item, holder) = ($carried, item, holder)
    let shown = self.carried
    return
      content
      .modifier(
        DragModifier { node, drag in
          Self.follow(drag, of: node, item, holder) { carried.wrappedValue = $0 }
        }
      )
      .modifier(
        PresentationModifier(
          id: shown == nil ? nil : AnyHashable(true),
          form: .carried { _ in shown?.cell ?? .zero },
          content: { [preview] _ in
            DragPreview(preview: preview, words: shown?.words ?? "", width: shown?.width)
          },
          dismiss: {}))
  }

  @MainActor
  private static func follow(
    _ drag: HostEvent.Drag, of node: RenderNode, _ item: () -> NSItemProvider?,
    _ holder: DragHolder, _ show: (Carried?) -> Void
  ) {
    func showCarried() {
      show(
        Carried(
          cell: node.runtime.host.metrics.cell(at: drag.location), words: node.spokenText,
          width: node.size.width))
    }
    switch drag.phase {
    case .began:
      guard let item = item() else { return }
      holder.session = DragSession([item], node.runtime)
      holder.session?.move(drag)
      showCarried()
      offer(item, node.runtime.host)
    case .moved:
      guard let session = holder.session else { return }
      session.move(drag)
      showCarried()
    case .ended, .cancelled:
      guard let session = holder.session else { return }
      holder.session = nil
      show(nil)
      if drag.phase == .ended { _ = session.drop(drag) } else { session.cancel(drag) }
    case .hovered, .exited: break
    }
  }
}

/// Offers the host the forms that other apps can receive, once they are available.
@MainActor
private func offer(_ item: NSItemProvider, _ host: any RenderHost) {
  let opensWindows = host.opensWindows
  Task { [weak host] in
    let items = await item.forOthers.offeredItems(withPictures: opensWindows)
    if !items.isEmpty { host?.perform(.offer(items)) }
  }
}

private struct DragPreview<Preview: View>: View {
  let preview: Preview?
  let words: String
  let width: CGFloat?

  var body: some View {
    if let preview {
      preview
    } else if ViewRuntime.current?.host.metrics.isDesktop == true {
      // A row's text is long and overlaps other text.
      title.padding(.horizontal, 8).padding(.vertical, 4)
        .background(.background, in: RoundedRectangle(cornerRadius: 6))
    } else {
      title
    }
  }

  @MainActor private var title: some View {
    Text(verbatim: words).lineLimit(1).frame(maxWidth: width, alignment: .leading)
  }
}

/// Tells hosts that the view can be dragged.
private struct DragModifier {
  let follow: @MainActor (RenderNode, HostEvent.Drag) -> Void
}

extension DragModifier: LayoutModifier {
  typealias Body = Never

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    NodeContent(actions: environment.isEnabled ? .drag : [])
  }
  static var environmentMask: EnvironmentMask { EnvironmentValues.isEnabledMask }
  func laysOutDifferently(from old: Self) -> Bool { false }

  func handle(_ event: HostEvent, _ runtime: ViewRuntime) {
    guard case .drag(let id, let drag) = event, let node = runtime.nodes[id] else { return }
    follow(node, drag)
  }
}
