#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import LayoutCore

  /// A popover or a menu, at the position that the layout found for it.
  final class PopoverSurface: Surface {
    let popover = gtk_popover_new()!
    let isMenu: Bool
    /// The surface whose canvas it is on.
    unowned let parent: Surface
    /// The button below which it opens, if the layout does not know it: the main menu's.
    var opener: Widget? {
      didSet { openerHadFocus = opener.map { gtk_widget_has_focus($0) != 0 } ?? false }
    }
    private var openerHadFocus = false
    /// What was typed to find an entry.
    var typedWords = TypedWords()
    private var isPresented = false
    private var isClosing = false

    init(_ id: NodeID, isMenu: Bool, over parent: Surface, _ host: GTKHost) {
      self.parent = parent
      self.isMenu = isMenu
      super.init(
        id, host, role: isMenu ? GTK_ACCESSIBLE_ROLE_MENU : GTK_ACCESSIBLE_ROLE_GROUP)
      g_object_ref_sink(popover)
      popover.addClass("kumiki")
      if isMenu { popover.addClass("menu") }
      gtk_popover_set_child(popover.to(), canvas)
      gtk_widget_set_parent(popover, parent.canvas)
      host.watchKeys(popover, of: self)
      connect(popover.opaque, "closed") { [weak self] _ in self?.closed() }
    }

    isolated deinit {
      if gtk_widget_get_parent(popover) != nil { gtk_widget_unparent(popover) }
      g_object_unref(popover)
    }

    /// Handles a close by GTK: Escape, a click outside.
    private func closed() {
      guard !isClosing, isPresented else { return }
      isPresented = false
      if node?.content.actions.contains(.dismiss) == true { host.send(.dismiss(id)) }
    }

    override func update() {
      guard let node else { return }
      gtk_popover_set_autohide(popover.to(), node.content.actions.contains(.dismiss).gboolean)
      kumiki_set_accessible_label(popover, node.content.label ?? "")
      let corner = parent.origin
      let frame = node.absoluteFrame.offsetBy(dx: -corner.x, dy: -corner.y)
      let target =
        placeOfOpener ?? node.content.pointsTo?.offsetBy(dx: -corner.x, dy: -corner.y)
      gtk_popover_set_has_arrow(popover.to(), (target != nil && !isMenu).gboolean)
      gtk_popover_set_position(popover.to(), side(frame, target))
      if isMenu, opener == nil, let target { align(frame, at: target) }
      // Without a target it appears exactly where it was laid out.
      var area =
        target.map(GdkRectangle.init)
        ?? GdkRectangle(
          x: Int32(clamping: frame.midX.rounded()), y: Int32(clamping: frame.minY.rounded() - 1),
          width: 1, height: 1)
      gtk_popover_set_pointing_to(popover.to(), &area)
      gtk_widget_queue_resize(canvas)
    }

    /// Returns the side of its target on which it appears, if the screen has room there. A submenu
    /// is beside its entry, even beyond the window's edge: the layout knows only the window.
    private func side(_ frame: CGRect, _ target: CGRect?) -> GtkPositionType {
      guard opener == nil, let target else { return GTK_POS_BOTTOM }
      guard isFurther else { return frame.side(of: target) }
      return host.environment.isRightToLeft ? GTK_POS_LEFT : GTK_POS_RIGHT
    }

    /// Whether it is a submenu.
    var isFurther: Bool { isMenu && (parent as? PopoverSurface)?.isMenu == true }

    /// Aligns a menu with its button: at the start, or at the end if the layout had no room for
    /// that; if the screen has no room below the button, GTK opens it above.
    private func align(_ frame: CGRect, at target: CGRect) {
      let end = frame.minX < target.minX - 1 && frame.maxX > target.minX
      gtk_widget_set_halign(popover, end ? GTK_ALIGN_END : GTK_ALIGN_START)
      gtk_widget_set_valign(popover, GTK_ALIGN_START)
    }

    /// The opener's frame on the parent's canvas.
    private var placeOfOpener: CGRect? {
      guard let opener, gtk_widget_get_mapped(opener) != 0 else { return nil }
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(opener, parent.canvas, &bounds) != 0 else { return nil }
      return bounds.rect
    }

    override func present() {
      guard !isPresented, gtk_widget_get_mapped(parent.canvas) != 0 else { return }
      isPresented = true
      // GTK hides the focus some seconds after the last key; a menu's entry stays marked.
      if isMenu, let window = gtk_widget_get_root(parent.canvas)?.widget,
        gtk_window_get_focus_visible(window.to()) != 0
      {
        popover.addClass("keyed")
      }
      popUp()
    }

    /// Presents the popover; call it when the canvas that it is on is allocated, and only then:
    /// content on another popover has no size before that one is placed.
    func parentPlaced() {
      if isPresented { gtk_popover_present(popover.to()) } else { present() }
    }

    /// Opens the popover. GTK 4.8 checks whether the focus is inside it, and warns if there is no
    /// focus.
    private func popUp() {
      guard let window = gtk_widget_get_root(parent.canvas)?.widget,
        gtk_window_get_focus(window.to()) == nil
      else { return gtk_popover_popup(popover.to()) }
      // Only a focusable widget gets the focus; the canvas is one for the moment.
      gtk_widget_set_focusable(parent.canvas, 1)
      gtk_window_set_focus(window.to(), parent.canvas)
      gtk_popover_popup(popover.to())
      gtk_widget_set_focusable(parent.canvas, 0)
      if gtk_window_get_focus(window.to()) == parent.canvas {
        gtk_window_set_focus(window.to(), nil)
      }
    }

    override func close() {
      isClosing = true
      host.leaveFocus(in: popover)
      gtk_popover_popdown(popover.to())
      // A button that is no node: the runtime cannot return the focus to it.
      if openerHadFocus, let opener, host.focused == nil, gtk_widget_get_mapped(opener) != 0 {
        gtk_widget_grab_focus(opener)
        host.hasLostFocus = false
      }
    }
  }

  extension CGRect {
    /// Returns the side of a target on which it lies.
    fileprivate func side(of target: CGRect) -> GtkPositionType {
      if minY >= target.maxY - 1 { return GTK_POS_BOTTOM }
      if maxY <= target.minY + 1 { return GTK_POS_TOP }
      return midX < target.midX ? GTK_POS_LEFT : GTK_POS_RIGHT
    }
  }

  extension GdkRectangle {
    init(_ rect: CGRect) {
      self.init(
        x: Int32(clamping: rect.minX.rounded()), y: Int32(clamping: rect.minY.rounded()),
        width: max(1, Int32(clamping: rect.width.rounded())),
        height: max(1, Int32(clamping: rect.height.rounded())))
    }
  }
#endif
