#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface

  extension GTKHost {
    /// Writes the window as it first appears, light and dark, as `NAME-light.png` and
    /// `NAME-dark.png`.
    ///
    /// - Parameters:
    ///   - folder: created if it does not exist.
    ///   - name: the pictures' name; nil: the window's title.
    /// - Returns: the two files.
    package func writePictures(to folder: URL, name: String? = nil) throws -> [URL] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      watchMainQueue()
      open()
      let manager = adw_style_manager_get_default()
      let title = name ?? tree.root.content.label ?? "window"
      var files: [URL] = []
      for (scheme, word) in [
        (ADW_COLOR_SCHEME_FORCE_LIGHT, "light"), (ADW_COLOR_SCHEME_FORCE_DARK, "dark"),
      ] {
        adw_style_manager_set_color_scheme(manager, scheme)
        themeChanged()
        settle(loading: .seconds(8))
        let file = folder.appendingPathComponent("\(title)-\(word).png")
        guard kumiki_write_png(window, file.path) != 0 else {
          throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path])
        }
        files.append(file)
      }
      return files
    }

    /// Runs the loop until the window is idle, for at most a second: endless animations never
    /// settle.
    ///
    /// - Parameter loading: how much longer to wait for work of unknown length to end.
    func settle(loading: Duration = .zero) {
      let start = time.now
      var quietRounds = 0
      while quietRounds < 20, time.now - start < .seconds(1) {
        if g_main_context_iteration(nil, 0) != 0 {
          quietRounds = 0
        } else {
          quietRounds += 1
          usleep(5000)
        }
      }
      if loading > .zero, isLoading { settle(loading: loading - .seconds(1)) }
    }

    /// Whether any indeterminate progress is shown.
    private var isLoading: Bool {
      var found = false
      tree.root.forEachNode { if $0.content.value == .indeterminate { found = true } }
      return found
    }
  }
#endif
