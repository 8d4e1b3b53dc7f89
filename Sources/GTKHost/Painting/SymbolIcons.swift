#if GTK
  import CAdw
  import CellText

  /// Names of the desktop's icons for names of SF Symbols.
  ///
  /// A name is looked up as it is, then without "fill" ("trash.fill" as "trash"),
  /// and within the circle or square that it names (``FramedSymbol``). What has
  /// no icon is drawn as a glyph of a font, see `SymbolGlyphs`.
  enum SymbolIcons {
    static func name(of symbol: String) -> String? {
      if let name = table[symbol] { return name }
      var words = symbol.split(separator: ".")
      while let last = words.last, words.count > 1, variants.contains(last) {
        words.removeLast()
        if let name = table[words.joined(separator: ".")] { return name }
      }
      return nil
    }

    private static let variants: Set<Substring> = ["fill"]

    private static let table: [String: String] = [
      "plus": "list-add", "minus": "list-remove", "xmark": "window-close",
      "checkmark": "object-select", "ellipsis": "view-more-horizontal",
      "arrowtriangle.down": "pan-down",
      "chevron.left": "go-previous", "chevron.right": "go-next", "chevron.up": "go-up",
      "chevron.down": "go-down", "chevron.backward": "go-previous", "chevron.forward": "go-next",
      "chevron.up.chevron.down": "view-sort-ascending", "arrow.left": "go-previous",
      "arrow.right": "go-next", "arrow.up": "go-up", "arrow.down": "go-down",
      "arrow.clockwise": "view-refresh", "arrow.counterclockwise": "edit-undo",
      "arrow.triangle.2.circlepath": "emblem-synchronizing", "arrow.uturn.backward": "edit-undo",
      "arrow.uturn.forward": "edit-redo", "arrow.up.arrow.down": "view-sort-descending",
      "trash": "user-trash", "pencil": "document-edit", "square.and.pencil": "document-edit",
      "scissors": "edit-cut", "doc.on.doc": "edit-copy", "doc.on.clipboard": "edit-paste",
      "paperclip": "mail-attachment", "link": "insert-link", "magnifyingglass": "system-search",
      "doc": "text-x-generic", "doc.text": "text-x-generic", "doc.badge.plus": "document-new",
      "folder": "folder", "folder.badge.plus": "folder-new", "tray": "mail-read",
      "square.and.arrow.up": "send-to", "square.and.arrow.down": "document-save",
      "printer": "printer", "bookmark": "user-bookmarks", "calendar": "x-office-calendar",
      "gear": "emblem-system", "gearshape": "emblem-system", "gearshape.2": "emblem-system",
      "slider.horizontal.3": "preferences-other", "wrench": "preferences-system",
      "line.3.horizontal": "open-menu", "line.horizontal.3": "open-menu",
      "list.bullet": "view-list-bullet", "list.number": "view-list-ordered",
      "square.grid.2x2": "view-grid", "square.grid.3x3": "view-app-grid",
      "sidebar.left": "sidebar-show", "sidebar.leading": "sidebar-show",
      "sidebar.right": "sidebar-show-right", "person": "avatar-default",
      "person.circle": "avatar-default", "person.crop.circle": "avatar-default",
      "person.2": "system-users", "person.3": "system-users", "house": "go-home",
      "bell": "preferences-system-notifications", "bell.slash": "notifications-disabled",
      "envelope": "mail-unread", "paperplane": "mail-send", "phone": "call-start",
      "message": "user-available", "bubble.left": "chat-message-new", "camera": "camera-photo",
      "photo": "image-x-generic", "video": "camera-video", "film": "video-x-generic", "tv": "tv",
      "desktopcomputer": "computer", "laptopcomputer": "computer", "iphone": "phone",
      "keyboard": "input-keyboard", "gamecontroller": "input-gaming",
      "mic": "audio-input-microphone",
      "mic.slash": "microphone-disabled", "headphones": "audio-headphones",
      "speaker": "audio-volume-low", "speaker.wave.1": "audio-volume-low",
      "speaker.wave.2": "audio-volume-medium", "speaker.wave.3": "audio-volume-high",
      "speaker.slash": "audio-volume-muted", "music.note": "emblem-music",
      "play": "media-playback-start", "pause": "media-playback-pause",
      "stop": "media-playback-stop", "backward": "media-seek-backward",
      "forward": "media-seek-forward", "backward.end": "media-skip-backward",
      "forward.end": "media-skip-forward", "shuffle": "media-playlist-shuffle",
      "repeat": "media-playlist-repeat", "record": "media-record", "eject": "media-eject",
      "sun.max": "weather-clear", "sunrise": "daytime-sunrise", "sunset": "daytime-sunset",
      "moon": "weather-clear-night", "moon.stars": "weather-clear-night",
      "cloud": "weather-overcast", "cloud.sun": "weather-few-clouds",
      "cloud.rain": "weather-showers", "cloud.drizzle": "weather-showers-scattered",
      "cloud.heavyrain": "weather-showers", "cloud.bolt": "weather-storm",
      "cloud.snow": "weather-snow", "snowflake": "weather-snow", "cloud.fog": "weather-fog",
      "wind": "weather-windy", "tornado": "weather-tornado",
      "thermometer": "power-profile-performance", "bolt": "thunderbolt", "globe": "web-browser",
      "network": "network-workgroup", "wifi": "network-wireless",
      "wifi.slash": "network-wireless-disabled",
      "antenna.radiowaves.left.and.right": "network-cellular",
      "location": "find-location", "mappin": "mark-location", "map": "mark-location",
      "airplane": "airplane-mode", "lock": "system-lock-screen", "lock.open": "changes-allow",
      "key": "dialog-password", "eye": "view-reveal", "eye.slash": "view-conceal",
      "shield": "security-medium", "info.circle": "help-about", "info": "help-about",
      "questionmark.circle": "help-faq", "exclamationmark.triangle": "dialog-warning",
      "exclamationmark.circle": "dialog-error", "clock": "preferences-system-time",
      "clock.arrow.circlepath": "document-open-recent",
      "alarm": "alarm", "timer": "alarm", "stopwatch": "alarm",
      "function": "accessories-calculator",
      "terminal": "utilities-terminal", "power": "system-shutdown", "battery.100": "battery-full",
      "textformat": "preferences-desktop-font", "bold": "format-text-bold",
      "italic": "format-text-italic", "underline": "format-text-underline",
      "strikethrough": "format-text-strikethrough", "text.alignleft": "format-justify-left",
      "text.aligncenter": "format-justify-center", "text.alignright": "format-justify-right",
      "rotate.left": "object-rotate-left", "rotate.right": "object-rotate-right",
      "native.smiling": "native-smile", "pin": "view-pin", "paintpalette": "preferences-color",
      "eyedropper": "color-select", "shippingbox": "package-x-generic",
      "externaldrive": "drive-harddisk", "rectangle.portrait.and.arrow.right": "system-log-out",
      "fork.knife": "emoji-food", "leaf": "emoji-nature", "figure.run": "emoji-activities",
      "star": "non-starred", "star.fill": "starred", "star.leadinghalf.filled": "semi-starred",
      "heart.fill": "emote-love", "flag.fill": "emoji-flags", "plus.magnifyingglass": "zoom-in",
      "minus.magnifyingglass": "zoom-out", "book": "accessories-dictionary",
      "books.vertical": "accessories-dictionary", "character.book.closed": "accessories-dictionary",
      "lightbulb": "emoji-objects", "newspaper": "x-office-document", "gift": "package-x-generic",
      "archivebox": "package-x-generic", "car": "emoji-travel", "tram": "emoji-travel",
      "paintbrush": "applications-graphics", "hammer": "applications-engineering",
      "testtube.2": "applications-science", "creditcard": "auth-smartcard",
      "person.crop.circle.badge.plus": "contact-new", "person.badge.plus": "contact-new",
      "list.dash": "view-list-bullet", "checklist": "view-list-bullet", "note.text": "text-editor",
      "text.bubble": "chat-message-new", "display": "video-display", "ipad": "tablet",
      "flag": "emoji-flags", "heart.text.square": "emblem-favorite", "faceid": "auth-native",
      "touchid": "auth-fingerprint", "barcode": "scanner", "doc.richtext": "x-office-document",
      "chart.bar": "x-office-spreadsheet", "tablecells": "x-office-spreadsheet",
      "arrow.up.left.and.arrow.down.right": "view-fullscreen",
      "line.3.horizontal.decrease": "view-more",
      "arrow.up.and.down.and.arrow.left.and.right": "list-drag-handle",
      "bubble.right": "chat-message-new", "bubble.left.and.bubble.right": "chat-message-new",
      "quote.bubble": "chat-message-new", "clipboard": "edit-paste",
      "list.clipboard": "edit-paste", "list.bullet.clipboard": "edit-paste",
      "checkmark.shield": "security-high", "trash.slash": "user-trash",
      "seal": "application-certificate", "square.and.arrow.up.on.square": "send-to",
    ]
  }
#endif
