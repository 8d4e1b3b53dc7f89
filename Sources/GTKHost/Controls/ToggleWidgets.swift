#if GTK
  import CAdw
  import HostInterface

  /// The switch of a toggle.
  final class SwitchWidget: NativeWidget {
    init(_ host: GTKHost?) {
      super.init(gtk_switch_new(), host)
      connect(widget.opaque, "notify::active") { [unowned self] _ in
        send(.bool(gtk_switch_get_active(widget.opaque) != 0))
      }
    }

    override var isPlacedByValue: Bool { true }

    override func update(_ content: NodeContent) {
      guard case .bool(let isOn)? = content.value,
        (gtk_switch_get_active(widget.opaque) != 0) != isOn
      else { return }
      gtk_switch_set_active(widget.opaque, isOn.gboolean)
    }
  }

  /// The check box of a toggle.
  final class CheckWidget: NativeWidget {
    init(_ host: GTKHost?) {
      super.init(gtk_check_button_new(), host)
      connect(widget.opaque, "toggled") { [unowned self] _ in
        send(.bool(gtk_check_button_get_active(widget.to()) != 0))
      }
    }

    override func update(_ content: NodeContent) {
      guard case .bool(let isOn)? = content.value else { return }
      gtk_check_button_set_active(widget.to(), isOn.gboolean)
    }
  }
#endif
