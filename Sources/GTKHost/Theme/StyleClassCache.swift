#if GTK
  import CAdw

  /// Classes of style that are made when something first needs them, one for each value.
  ///
  /// Each is a style sheet of the display's, which all widgets are matched with: a program that
  /// lets a colour change from frame to frame must not leave one for each of them. What was not
  /// asked for for longest goes when there are too many.
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
    ///   - prefix: what their names begin with.
    ///   - room: how many there may be.
    init(prefix: String, room: Int = 256) {
      self.prefix = prefix
      self.room = room
    }

    var count: Int { known.count }

    /// The class for a value; nil where there is no display.
    ///
    /// - Parameter rules: what the class says, given its name.
    mutating func name(for value: Value, rules: (_ name: String) -> String) -> String? {
      uses += 1
      if let made = known[value] {
        known[value]?.use = uses
        return made.name
      }
      guard let display = gdk_display_get_default() else { return nil }
      if known.count >= room { forget(known.count / 2, display) }
      // None has the name of one that has gone: a widget may still have that.
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
