#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import LayoutCore

  /// Measurement with Pango and with widgets that are never shown.
  extension GTKHost {
    package var metrics: HostMetrics {
      var metrics = HostMetrics()
      metrics.barHeight = Self.barHeight
      metrics.textSpacing = 0
      metrics.mainMenuWidth = mainMenuWidth
      metrics.buttonLine = buttonLine.height
      metrics.buttonLineRoom = buttonLine.room
      return metrics
    }

    package var opensWindows: Bool { true }

    package func supports(_ control: ControlSpec) -> Bool {
      if [.button, .row, .list, .groupBox, .presentation, .bar, .fileDialog].contains(control.kind)
      {
        return true
      }
      return NativeWidgetKind(control: NodeContent(leaf: .control, control: control)) != nil
    }

    package func measure(_ content: NodeContent, _ proposal: ProposedViewSize) -> LeafMeasurement {
      measurements += 1
      if measured != nil, case .text(let text) = content.leaf { measured?.append(text.string) }
      if content.role == .divider {
        return LeafMeasurement(size: CGSize(width: proposal.width ?? 1, height: 1))
      }
      switch content.leaf {
      case .text(let text):
        return texts.paragraph(
          text, width: proposal.width, height: proposal.height, ink: theme.runInk
        ).measurement
      case .image(let image): return images.measure(image, proposal)
      case .control:
        if let foreign = content.foreignWidget {
          return LeafMeasurement(size: measure(foreign, proposal))
        }
        guard let prototype = NativeWidgetKind(control: content).map(prototype) else {
          return LeafMeasurement(size: .zero)
        }
        prototype.show(content)
        let size = prototype.measure(content, proposal)
        let line = texts.line(of: content.control?.font ?? .body)
        let baseline = (size.height - line.size.height) / 2 + line.firstBaseline
        return LeafMeasurement(
          size: size, firstBaseline: min(size.height, max(0, baseline)),
          lastBaseline: min(size.height, max(0, baseline)))
      case .shape, .drawing, .none:
        return LeafMeasurement(size: proposal.replacingUnspecifiedDimensions())
      }
    }

    /// Returns the height of a button's line, and how much higher it may be in the desktop's
    /// button: its own padding is smaller than what the minimum height leaves.
    func measureButtonLine() -> (height: CGFloat, room: CGFloat) {
      let height = texts.line(of: .body).size.height
      let least = prototype(.button(.automatic)).naturalSize.height - Self.buttonPadding * 2
      return (height, max(0, least - height))
    }

    /// The vertical padding of the desktop's buttons.
    static var buttonPadding: CGFloat { 5 }

    private func prototype(_ kind: NativeWidgetKind) -> NativeWidget {
      if let known = prototypes[kind] { return known }
      let native = kind.make(nil)
      native.texts = texts
      gtk_widget_set_parent(native.widget, measuringParent)
      prototypes[kind] = native
      return native
    }

    package func insets(for control: ControlSpec) -> EdgeInsets {
      switch control.kind {
      case .button: return buttonInsets(control)
      case .row: return RowChrome(control).insets
      case .groupBox: return EdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
      case .presentation: return panelInsets(control.style)
      case .bar: return barInsets(control.style)
      case .list: return RowChrome(control).listInsets
      default: return EdgeInsets()
      }
    }

    /// The screen space available to a window.
    package var sheetRoom: CGSize? {
      guard let display = gdk_display_get_default(),
        let monitor = g_list_model_get_item(gdk_display_get_monitors(display), 0)
      else { return nil }
      defer { g_object_unref(monitor) }
      var area = GdkRectangle()
      gdk_monitor_get_geometry(OpaquePointer(monitor), &area)
      return CGSize(width: Double(area.width) * 0.9, height: Double(area.height) * 0.8)
    }

    package func widestRows(of list: ControlSpec) -> CGFloat? { RowChrome(list).widest }

    private func buttonInsets(_ control: ControlSpec) -> EdgeInsets {
      guard !ButtonWidget.isBare(control.style) else { return EdgeInsets() }
      let line = texts.line(of: .body).size.height
      // The prototype has no label, and so has the minimum height of a button.
      let height = max(
        prototype(.button(control.style)).naturalSize.height, line + Self.buttonPadding * 2)
      var vertical = max(2, ((height - line) / 2).rounded())
      var side: CGFloat = ButtonWidget.isEntry(control.style) ? 12 : 16
      switch control.size {
      case .mini, .small: side = 10
      case .regular: break
      case .large, .extraLarge:
        vertical += 6
        side = 24
      }
      let mark: CGFloat = [.menu, .submenu].contains(control.style) ? 20 : 0
      return EdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side + mark)
    }

    /// Returns the insets of a presentation. A sheet is a window and has none; the desktop measures
    /// a dialog.
    private func panelInsets(_ style: ControlSpec.Style) -> EdgeInsets {
      if style == .popover {
        return EdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
      }
      return EdgeInsets()
    }

    private func barInsets(_ style: ControlSpec.Style) -> EdgeInsets {
      let buttons = [.navigation, .tabs].contains(style) ? windowButtons : 0
      return EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6 + buttons)
    }
  }
#endif
