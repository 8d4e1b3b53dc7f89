#if GTK
  import CAdw
  import CGTKSupport
  import HostInterface

  /// Holds the widgets of a list, a row, a table together for accessibility clients. It shows
  /// nothing and takes no press.
  ///
  /// It is painted all the same: of what is in a widget that waits to be painted GTK tells nobody
  /// that it wants to look different, with the focus or below the pointer.
  final class ContainerWidget: NativeWidget {
    init(role: GtkAccessibleRole, _ host: GTKHost?) {
      super.init(kumiki_nest_new(role, nil), host)
    }

    override var holdsParts: Bool { true }
  }
#endif
