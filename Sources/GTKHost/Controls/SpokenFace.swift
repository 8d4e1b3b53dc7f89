#if GTK
  import CAdw
  import CGTKSupport

  /// Draws nothing: it tells accessibility clients of a text, a picture or a group that we paint.
  ///
  /// One with a menu can have the keyboard focus, so that the menu key opens it.
  final class SpokenFace: ControlFace {
    init(role: GtkAccessibleRole, _ host: GTKHost?) {
      super.init(kumiki_spoken_new(role), host)
    }

    override func menuOffered(_ isThere: Bool) {
      gtk_widget_set_focusable(widget, isThere.gboolean)
    }
  }
#endif
