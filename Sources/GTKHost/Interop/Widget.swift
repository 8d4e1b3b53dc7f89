#if GTK
  import CAdw
  import CGTKSupport

  /// A widget as GTK's constructors give it.
  typealias Widget = UnsafeMutablePointer<GtkWidget>

  extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The same object as one of its classes with a public struct: `GtkButton`, `GtkEntry` ...
    func to<Class>(_ type: Class.Type = Class.self) -> UnsafeMutablePointer<Class> {
      UnsafeMutableRawPointer(self).assumingMemoryBound(to: Class.self)
    }

    /// The same object as a final class or an interface.
    var opaque: OpaquePointer { OpaquePointer(self) }

    /// Gives a button that is a picture a name. GTK says that the picture is its label, which screen
    /// readers would call by the name of its class.
    func setName(ofPicture name: String) {
      gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
      kumiki_set_accessible_label(self, name)
    }

    func addClass(_ name: String) { gtk_widget_add_css_class(self, name) }

    func setClass(_ name: String, _ isOn: Bool) {
      if isOn {
        gtk_widget_add_css_class(self, name)
      } else {
        gtk_widget_remove_css_class(self, name)
      }
    }
  }

  extension OpaquePointer {
    /// A widget of a final class as any widget.
    var widget: Widget { UnsafeMutablePointer(self) }
  }

  extension Bool {
    var gboolean: CAdw.gboolean { self ? 1 : 0 }
  }
#endif
