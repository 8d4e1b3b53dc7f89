#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface

  extension GTKHost {
    /// Writes the window as it comes up, light and dark, as `NAME-light.png` and `NAME-dark.png`.
    ///
    /// - Parameters:
    ///   - folder: made if it is not there.
    ///   - name: the pictures' name; nil: the window's title.
    package func writePictures(to folder: URL, name: String? = nil) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      watchMainQueue()
      open()
      let manager = adw_style_manager_get_default()
      let title = name ?? tree.root.content.label ?? "window"
      for (scheme, word) in [
        (ADW_COLOR_SCHEME_FORCE_LIGHT, "light"), (ADW_COLOR_SCHEME_FORCE_DARK, "dark"),
      ] {
        adw_style_manager_set_color_scheme(manager, scheme)
        themeChanged()
        settle(loading: .seconds(8))
        let file = folder.appendingPathComponent("\(title)-\(word).png").path
        guard kumiki_write_png(window, file) != 0 else {
          throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file])
        }
      }
    }

    /// Runs the loop until the window has nothing more to do, for a second at most: what moves for
    /// ever never comes to rest.
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

    /// Whether anything turns to say that it is not there yet.
    private var isLoading: Bool {
      var found = false
      tree.root.forEachNode { if $0.content.value == .indeterminate { found = true } }
      return found
    }
  }
#endif
