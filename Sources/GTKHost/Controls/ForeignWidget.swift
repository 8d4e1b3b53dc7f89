#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import LayoutCore

  /// A widget made by the program.
  ///
  /// The actor is written explicitly, although it is the module's default: other, optimised modules
  /// do not see that of a class whose `deinit` is isolated.
  @MainActor
  package final class ForeignWidget: Sendable {
    package let widget: UnsafeMutablePointer<GtkWidget>
    /// The size that the program sets; nil: the widget's own.
    package var size: (ProposedViewSize) -> CGSize? = { _ in nil }

    package init(_ widget: UnsafeMutablePointer<GtkWidget>) {
      self.widget = widget
      g_object_ref_sink(widget)
    }

    isolated deinit { g_object_unref(widget) }
  }

  /// Puts a program's own widget in the place of a node.
  final class ForeignNativeWidget: NativeWidget {
    init(_ foreign: ForeignWidget, _ host: GTKHost?) {
      // It may still be in the place of another node.
      if gtk_widget_get_parent(foreign.widget) != nil { gtk_widget_unparent(foreign.widget) }
      super.init(foreign.widget, host)
    }

    /// Keeps the program's own name if the label is empty.
    override func named(_ label: String, hint: String?) {
      if !label.isEmpty { super.named(label, hint: hint) }
    }
  }

  extension NodeContent {
    var foreignWidget: ForeignWidget? { foreign?.object as? ForeignWidget }
  }

  extension GTKHost {
    /// Returns the size that the program or the widget requests; an expanding widget takes the
    /// proposal.
    func measure(_ foreign: ForeignWidget, _ proposal: ProposedViewSize) -> CGSize {
      if let size = foreign.size(proposal) { return size }
      let widget = foreign.widget
      // Without a parent it has no style.
      let isAlone = gtk_widget_get_parent(widget) == nil
      if isAlone { gtk_widget_set_parent(widget, measuringParent) }
      defer { if isAlone { gtk_widget_unparent(widget) } }
      let width = length(widget, GTK_ORIENTATION_HORIZONTAL, -1, proposal.width)
      let height = length(
        widget, GTK_ORIENTATION_VERTICAL, Int32(clamping: width.rounded(.up)), proposal.height)
      return CGSize(width: width, height: height)
    }

    private func length(
      _ widget: Widget, _ orientation: GtkOrientation, _ across: Int32, _ proposed: CGFloat?
    ) -> CGFloat {
      var (least, natural): (Int32, Int32) = (0, 0)
      gtk_widget_measure(widget, orientation, across, &least, &natural, nil, nil)
      guard let proposed, proposed.isFinite else { return CGFloat(natural) }
      let expands = gtk_widget_compute_expand(widget, orientation) != 0
      return max(CGFloat(least), expands ? proposed : min(CGFloat(natural), proposed))
    }
  }
#endif
