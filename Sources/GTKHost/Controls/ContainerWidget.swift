#if GTK
  import CAdw
  import CGTKSupport
  import HostInterface

  /// Groups the widgets of a list, a row or a table for accessibility clients. It shows nothing and
  /// handles no presses.
  ///
  /// It is painted all the same: GTK does not report redraws (for the focus or the pointer) of
  /// widgets inside one that waits to be painted.
  final class ContainerWidget: NativeWidget {
    init(role: GtkAccessibleRole, _ host: GTKHost?) {
      super.init(kumiki_nest_new(role, nil), host)
    }

    override var holdsParts: Bool { true }
  }
#endif
