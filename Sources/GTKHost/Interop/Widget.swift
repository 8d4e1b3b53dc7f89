#if GTK
  import CAdw
  import CGTKSupport

  /// A widget, as returned by GTK's constructors.
  typealias Widget = UnsafeMutablePointer<GtkWidget>

  extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Returns the same object as one of its classes with a public struct: `GtkButton`, `GtkEntry`
    /// ...
    func to<Class>(_ type: Class.Type = Class.self) -> UnsafeMutablePointer<Class> {
      UnsafeMutableRawPointer(self).assumingMemoryBound(to: Class.self)
    }

    /// The same object as a final class or an interface.
    var opaque: OpaquePointer { OpaquePointer(self) }

    /// Names a button with a picture. GTK declares the picture to be its label, which screen
    /// readers would read as the name of its class.
    func setName(ofPicture name: String) {
      gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
      kumiki_set_accessible_label(self, name)
    }

    /// The width below which GTK does not allocate, and the natural one.
    var widths: (least: Int32, natural: Int32) {
      var (least, natural): (Int32, Int32) = (0, 0)
      gtk_widget_measure(self, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, nil, nil)
      return (least, natural)
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

  extension GdkModifierType {
    /// The modifier keys that are held, without locks such as Caps Lock.
    var held: GdkModifierType {
      GdkModifierType(rawValue & gtk_accelerator_get_default_mod_mask().rawValue)
    }
  }

  extension OpaquePointer {
    /// A widget of a final class as a plain widget.
    var widget: Widget { UnsafeMutablePointer(self) }
  }

  extension Bool {
    var gboolean: CAdw.gboolean { self ? 1 : 0 }
  }
#endif
