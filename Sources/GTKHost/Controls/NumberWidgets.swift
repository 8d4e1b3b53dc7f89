#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import LayoutCore

  /// A slider.
  final class ScaleWidget: NativeWidget {
    private var bounds = 0.0...1.0
    private var step = 0.0

    init(_ host: GTKHost?) {
      super.init(gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil)!, host)
      applyBounds()
      connect(widget.opaque, "value-changed") { [unowned self] _ in
        send(.number(gtk_range_get_value(widget.to()), in: bounds, step: step))
      }
    }

    override func update(_ content: NodeContent) {
      guard case .number(let value, let bounds, let step)? = content.value else { return }
      if bounds != self.bounds || step != self.step {
        self.bounds = bounds
        self.step = step
        applyBounds()
      }
      if gtk_range_get_value(widget.to()) != value { gtk_range_set_value(widget.to(), value) }
    }

    /// Sets the range, and the steps of arrow and page keys.
    private func applyBounds() {
      let length = bounds.upperBound - bounds.lowerBound
      gtk_range_set_range(widget.to(), bounds.lowerBound, bounds.upperBound)
      gtk_range_set_increments(
        widget.to(), step > 0 ? step : length / 100, max(step, length / 10))
      gtk_range_set_round_digits(widget.to(), -1)
    }

    override func measure(_ content: NodeContent, _ proposal: ProposedViewSize) -> CGSize {
      stretched(proposal, ideal: 160)
    }
  }

  /// The two buttons of a stepper.
  final class StepperWidget: NativeWidget {
    private let less = gtk_button_new_from_icon_name("list-remove-symbolic")!
    private let more = gtk_button_new_from_icon_name("list-add-symbolic")!

    init(_ host: GTKHost?) {
      let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
      box.addClass("linked")
      super.init(box, host)
      for (button, name) in [(less, "Decrease"), (more, "Increase")] {
        let word = host.flatMap { LibraryWords.translation(of: name, in: $0.environment.locale) }
        button.setName(ofPicture: word ?? name)
      }
      for button in [less, more] {
        button.addClass("step")
        gtk_widget_set_hexpand(button, 1)
        gtk_box_append(box.to(), button)
      }
      connect(less.opaque, "clicked") { [unowned self] _ in send { .decrement($0) } }
      connect(more.opaque, "clicked") { [unowned self] _ in send { .increment($0) } }
      if host != nil { followArrows() }
    }

    /// Handles the arrow keys, which press the buttons, as they move a slider: the two are one tab
    /// stop.
    private func followArrows() {
      followKeys { [unowned self] key, held in
        // On many keyboards a plus is typed with Shift.
        held.rawValue & ~GDK_SHIFT_MASK.rawValue == 0 && takeKey(key)
      }
    }

    /// - Returns: whether the stepper handled the key.
    func takeKey(_ key: Int32) -> Bool {
      let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
      switch key {
      case GDK_KEY_Up, GDK_KEY_KP_Up, GDK_KEY_plus, GDK_KEY_KP_Add: press(more)
      case GDK_KEY_Down, GDK_KEY_KP_Down, GDK_KEY_minus, GDK_KEY_KP_Subtract: press(less)
      case GDK_KEY_Left, GDK_KEY_KP_Left: press(isMirrored ? more : less)
      case GDK_KEY_Right, GDK_KEY_KP_Right: press(isMirrored ? less : more)
      default: return false
      }
      return true
    }

    private func press(_ button: Widget) {
      guard gtk_widget_is_sensitive(button) != 0 else { return }
      moveStop(to: button)
      gtk_widget_grab_focus(button)
      // GTK's own activation takes a quarter of a second.
      kumiki_emit(button, "clicked", nil)
    }

    /// Makes one of the buttons the tab stop.
    private func moveStop(to button: Widget) {
      for other in [less, more] {
        gtk_widget_set_focusable(other, (other == button).gboolean)
      }
    }

    /// Updates the tab stop: the button pressed last, or the other one, which gets the focus then,
    /// if that one can go no further.
    private func updateStop(_ hadFocus: Bool) {
      let stop =
        gtk_widget_get_focusable(less) != 0 && gtk_widget_get_focusable(more) == 0
        ? less : more
      let other = stop == less ? more : less
      guard gtk_widget_get_sensitive(stop) == 0, gtk_widget_get_sensitive(other) != 0 else {
        return moveStop(to: stop)
      }
      moveStop(to: other)
      if hadFocus { gtk_widget_grab_focus(other) }
    }

    override func update(_ content: NodeContent) {
      let hadFocus = gtk_widget_get_focus_child(widget) != nil
      gtk_widget_set_sensitive(less, content.namedActions.contains(.decrement).gboolean)
      gtk_widget_set_sensitive(more, content.namedActions.contains(.increment).gboolean)
      updateStop(hadFocus)
      // Screen readers read a description when it changes: otherwise a press would be silent.
      let name = owner?.spokenLabel ?? ""
      kumiki_set_accessible_description(less, name)
      kumiki_set_accessible_description(more, name)
    }
  }

  /// A progress bar, which pulses while the length is unknown.
  final class BarWidget: NativeWidget {
    private var isPulsing = false

    init(_ host: GTKHost?) { super.init(gtk_progress_bar_new(), host) }

    override func update(_ content: NodeContent) {
      if case .number(let value, let bounds, _)? = content.value {
        isPulsing = false
        let length = bounds.upperBound - bounds.lowerBound
        let share = length > 0 ? (value - bounds.lowerBound) / length : 0
        gtk_progress_bar_set_fraction(widget.opaque, min(1, max(0, share)))
      } else if !isPulsing {
        isPulsing = true
        gtk_progress_bar_set_pulse_step(widget.opaque, 0.06)
        guard let host, !host.isForPictures else { return }
        scheduleRepeating(milliseconds: 60) { [weak self] in
          guard let self, isPulsing else { return false }
          gtk_progress_bar_pulse(widget.opaque)
          return true
        }
      }
    }

    override func measure(_ content: NodeContent, _ proposal: ProposedViewSize) -> CGSize {
      stretched(proposal, ideal: 160)
    }
  }

  /// A spinner; a bar would show more of a known length, but the style is a spinner.
  final class SpinnerWidget: NativeWidget {
    init(_ host: GTKHost?) {
      super.init(gtk_spinner_new(), host)
      gtk_spinner_start(widget.opaque)
    }

    override func measure(_ content: NodeContent, _ proposal: ProposedViewSize) -> CGSize {
      CGSize(width: 20, height: 20)
    }
  }
#endif
