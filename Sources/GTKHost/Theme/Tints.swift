#if GTK
  import CAdw
  import HostInterface
  import LayoutCore

  /// Style classes for the colours that programs give to controls.
  ///
  /// The desktop's controls take their accent from the theme. A widget with the class of a colour
  /// uses that colour as its accent instead.
  enum Tints {
    static private(set) var classes = StyleClassCache<String>(prefix: "tint")

    /// Returns the class for a colour; nil for the theme's own accent.
    static func name(of color: HostColor?) -> String? {
      guard case .rgba(let red, let green, let blue, let alpha)? = color else { return nil }
      let parts = [red, green, blue].map { UInt8(clamping: ($0 * 255).rounded()) }
      let opacity = Double(Int(clamping: alpha * 100)) / 100
      let color = "rgba(\(parts[0]), \(parts[1]), \(parts[2]), \(opacity))"
      return classes.name(for: color) { rules(for: $0, color) }
    }

    private static func rules(for name: String, _ color: String) -> String {
      """
      switch.\(name):checked, button.\(name).suggested-action,
      progressbar.\(name) > trough > progress, levelbar.\(name) block.filled,
      scale.\(name) > trough > highlight, checkbutton.\(name) > check:checked,
      checkbutton.\(name) > radio:checked { background-color: \(color); }
      spinner.\(name) { color: \(color); }
      entry.\(name) { caret-color: \(color); }
      """
    }
  }
#endif
