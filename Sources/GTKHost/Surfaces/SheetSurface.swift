#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface

  /// A sheet as a modal window in front of its parent window.
  final class SheetSurface: Surface {
    let window: Widget
    private let header = adw_header_bar_new()!
    private var isPresented = false

    init(_ id: NodeID, over parent: Widget, _ host: GTKHost) {
      window = adw_window_new()
      g_object_ref_sink(window)
      super.init(id, host)
      gtk_window_set_transient_for(window.to(), parent.to())
      gtk_window_set_resizable(window.to(), 0)
      header.addClass("flat")
      adw_header_bar_set_title_widget(
        header.opaque, gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
      let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      gtk_box_append(column.to(), header)
      gtk_box_append(column.to(), canvas)
      adw_window_set_content(window.to(), column)
      host.watch(window, isMain: false)
      connectAsking(window.opaque, "close-request") { [weak self] _ in
        if let self, isDismissable { self.host.send(.dismiss(self.id)) }
        return true
      }
    }

    isolated deinit {
      gtk_window_destroy(window.to())
      g_object_unref(window)
    }

    private var isDismissable: Bool { node?.content.actions.contains(.dismiss) ?? false }

    override func update() {
      guard let node else { return }
      gtk_window_set_modal(window.to(), node.content.traits.contains(.modal).gboolean)
      gtk_window_set_deletable(window.to(), isDismissable.gboolean)
      gtk_window_set_title(window.to(), node.content.label ?? node.title ?? "")
      let hasBar = host.landmarks.headerBars.contains { id in
        guard let bar = host.tree[id], host.surface(of: bar) === self else { return false }
        return host.isOnTop(bar)
      }
      gtk_widget_set_visible(header, (!hasBar && isDismissable).gboolean)
      guard node.frame.size != size else { return }
      gtk_widget_queue_resize(canvas)
    }

    override func present() {
      guard !isPresented else { return }
      isPresented = true
      gtk_window_present(window.to())
    }

    override func close() { gtk_widget_set_visible(window, 0) }
  }

  extension HostTree.Node {
    /// Whether it is shown as a header bar.
    var isHeaderBar: Bool {
      guard let control = content.control, control.kind == .bar else { return false }
      return [.navigation, .tabs].contains(control.style)
    }

    /// The text of the first header.
    var title: String? {
      if content.traits.contains(.header) { return spokenLabel }
      for child in children { if let title = child.title { return title } }
      return nil
    }
  }
#endif
