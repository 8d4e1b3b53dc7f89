#if GTK
  import CAdw

  /// Style classes that are made on demand, one per value.
  ///
  /// Each is a style sheet of the display, which is matched against all widgets: a program that
  /// animates a colour must not leave one for every frame. The least recently used are removed when
  /// there are too many.
  struct StyleClassCache<Value: Hashable> {
    private struct Made {
      let name: String
      let provider: UnsafeMutablePointer<GtkCssProvider>
      var use: Int
    }

    private let prefix: String
    private let room: Int
    private var known: [Value: Made] = [:]
    private var uses = 0

    /// - Parameters:
    ///   - prefix: the prefix of their names.
    ///   - room: the maximum number of classes.
    init(prefix: String, room: Int = 256) {
      self.prefix = prefix
      self.room = room
    }

    var count: Int { known.count }

    /// Returns the class for a value; nil if there is no display.
    ///
    /// - Parameter rules: returns the rules of the class with a name.
    mutating func name(for value: Value, rules: (_ name: String) -> String) -> String? {
      uses += 1
      if let made = known[value] {
        known[value]?.use = uses
        return made.name
      }
      guard let display = gdk_display_get_default() else { return nil }
      if known.count >= room { forget(known.count / 2, display) }
      // Names of removed classes are not reused: a widget may still have one.
      let made = Made(name: "\(prefix)-\(uses)", provider: gtk_css_provider_new()!, use: uses)
      known[value] = made
      gtk_css_provider_load_from_data(made.provider, rules(made.name), -1)
      gtk_style_context_add_provider_for_display(
        display, OpaquePointer(made.provider), UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + 1)
      return made.name
    }

    private mutating func forget(_ number: Int, _ display: OpaquePointer) {
      for (value, made) in known.sorted(by: { $0.value.use < $1.value.use }).prefix(number) {
        known[value] = nil
        gtk_style_context_remove_provider_for_display(display, OpaquePointer(made.provider))
        g_object_unref(UnsafeMutableRawPointer(made.provider))
      }
    }
  }
#endif
