#if GTK
  import CAdw
  import CGTKSupport
  import HostInterface

  /// Holds the widgets of a list, a row, a table together for accessibility clients. It draws
  /// nothing and takes no press.
  final class NestWidget: NativeWidget {
    init(role: GtkAccessibleRole, _ host: GTKHost?) {
      super.init(kumiki_nest_new(role, nil), host)
    }

    override var paints: Bool { false }
    override var holdsParts: Bool { true }
  }
#endif
