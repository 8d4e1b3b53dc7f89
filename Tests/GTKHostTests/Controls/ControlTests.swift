#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("The desktop's controls", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct ControlTests {
    struct Tapping: View {
      @State private var count = 0
      var body: some View { Button("Tapped \(count) times") { count += 1 } }
    }

    @Test("S7.1 Pressing the widget runs the button's action")
    func button() throws {
      let fixture = try HostFixture { Tapping() }
      let button = try #require(fixture.nativeWidgets(ButtonWidget.self).first)
      fixture.press(button.widget)
      fixture.press(button.widget)
      #expect(fixture.texts == ["Tapped 2 times"])
    }

    @Test("The dots of a page control are plain: the chosen one is not drawn as pressed")
    func pageDots() throws {
      let fixture = try HostFixture {
        TabView {
          Text("One")
          Text("Two")
        }
        .tabViewStyle(.page)
      }
      let dots = fixture.nativeWidgets(ButtonWidget.self)
      #expect(dots.count == 2)
      for dot in dots { #expect(gtk_widget_has_css_class(dot.widget, "bare") != 0) }
    }

    struct Switching: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Toggle("Sound", isOn: $isOn)
          Text(isOn ? "on" : "off")
          Button("Flip") { isOn.toggle() }
        }
      }
    }

    @Test("A switch and its model stay in sync, and GTK can always draw it")
    func toggle() throws {
      let former = Complaints.heard.count
      defer { #expect(Complaints.heard.dropFirst(former).isEmpty) }
      let fixture = try HostFixture { Switching() }
      let native = try #require(fixture.nativeWidgets(SwitchWidget.self).first)
      gtk_switch_set_active(native.widget.opaque, 1)
      fixture.host.settle()
      #expect(fixture.texts.contains("on"))
      fixture.press(try #require(fixture.nativeWidgets(ButtonWidget.self).first).widget)
      #expect(gtk_switch_get_active(native.widget.opaque) == 0)
      #expect(fixture.texts.contains("off"))
    }

    struct Numbers: View {
      @State private var level = 0.25
      @State private var count = 2
      var body: some View {
        VStack {
          Slider(value: $level)
          Stepper("Count \(count)", value: $count, in: 0...3)
          ProgressView(value: level)
          Text("\(Int(level * 100)) per cent")
        }
      }
    }

    @Test("A slider changes its number, and views that show the number follow")
    func slider() throws {
      let fixture = try HostFixture { Numbers() }
      let scale = try #require(fixture.nativeWidgets(ScaleWidget.self).first)
      gtk_range_set_value(scale.widget.to(), 0.75)
      fixture.host.settle()
      #expect(fixture.texts.contains("75 per cent"))
      let bar = try #require(fixture.nativeWidgets(BarWidget.self).first)
      #expect(gtk_progress_bar_get_fraction(bar.widget.opaque) == 0.75)
    }

    @Test("Arrow and page keys move a slider, whatever its range", arguments: [1.0, 1000])
    func sliderByKeys(end: Double) throws {
      let fixture = try HostFixture { Slider(value: .constant(end / 2), in: 0...end) }
      let scale = try #require(fixture.nativeWidgets(ScaleWidget.self).first)
      let range = try #require(gtk_range_get_adjustment(scale.widget.to()))
      #expect(gtk_adjustment_get_step_increment(range) == end / 100)
      #expect(gtk_adjustment_get_page_increment(range) == end / 10)
    }

    @Test("A stepper's buttons count, and stop at the end of the range")
    func stepper() throws {
      let fixture = try HostFixture { Numbers() }
      let box = try #require(fixture.nativeWidgets(StepperWidget.self).first).widget
      let more = try #require(gtk_widget_get_last_child(box))
      fixture.press(more)
      #expect(fixture.texts.contains("Count 3"))
      #expect(gtk_widget_get_sensitive(more) == 0)
    }

    struct Choosing: View {
      @State private var size = "M"
      let isSegmented: Bool
      var body: some View {
        VStack {
          if isSegmented { picker.pickerStyle(.segmented) } else { picker.pickerStyle(.menu) }
          Text("Size \(size)")
        }
      }

      private var picker: some View {
        Picker("Size", selection: $size) {
          ForEach(["S", "M", "L"], id: \.self) { Text($0) }
        }
      }
    }

    @Test("A drop-down shows the chosen option and can choose another")
    func menu() throws {
      let fixture = try HostFixture { Choosing(isSegmented: false) }
      let native = try #require(fixture.nativeWidgets(DropDownWidget.self).first)
      #expect(gtk_drop_down_get_selected(native.widget.opaque) == 1)
      gtk_drop_down_set_selected(native.widget.opaque, 2)
      fixture.host.settle()
      #expect(fixture.texts.contains("Size L"))
    }

    @Test("One of the segments is pressed")
    func segments() throws {
      let fixture = try HostFixture { Choosing(isSegmented: true) }
      let box = try #require(fixture.nativeWidgets(ChoicesWidget.self).first).widget
      let first = try #require(gtk_widget_get_first_child(box))
      gtk_toggle_button_set_active(first.to(), 1)
      fixture.host.settle()
      #expect(fixture.texts.contains("Size S"))
    }

    struct Tip: View {
      var body: some View {
        Form {
          Picker("Tip percentage", selection: .constant(20)) {
            ForEach([10, 15, 20, 25, 0], id: \.self) { Text("\($0) percent") }
          }
          .pickerStyle(.segmented)
        }
      }
    }

    @Test("S14.23 Segments that do not fit beside their label are below it, in the row")
    func narrowSegments() throws {
      let fixture = try HostFixture(width: 360, height: 400) { Tip() }
      let native = try #require(fixture.nativeWidgets(ChoicesWidget.self).first)
      var least: gint = 0
      gtk_widget_measure(native.widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
      let segments = try #require(fixture.host.tree[native.id]).absoluteFrame
      let label = try #require(fixture.frame(ofText: "Tip percentage"))
      #expect(CGFloat(least) <= segments.width)
      #expect(segments.minY >= label.maxY)
      #expect(segments.maxX <= 360)
    }

    @Test(
      "Segments fit the available width: equal, else as wide as their labels, else truncated",
      arguments: [480, 300, 220])
    func segmentsFit(width: CGFloat) throws {
      let fixture = try HostFixture {
        Picker("Span", selection: .constant("All")) {
          ForEach(["6 Months", "1 Year", "5 Years", "All"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .frame(width: width)
      }
      let box = try #require(fixture.nativeWidgets(ChoicesWidget.self).first).widget
      #expect(gtk_widget_get_width(box) == Int32(width))
      // GTK's size excludes borders, and not all widgets have any.
      let widths = box.parts.map { gtk_widget_get_width($0) }
      #expect((widths.max()! - widths.min()! <= 3) == (width == 480), "\(widths)")
      let isCut = box.parts.map { segment in
        pango_layout_is_ellipsized(
          gtk_label_get_layout(gtk_button_get_child(segment.to())!.opaque)) != 0
      }
      #expect(isCut.contains(true) == (width == 220))
    }

    /// Controls whose bindings ignore writes.
    struct Stubborn: View {
      var body: some View {
        let size = Picker("Size", selection: .constant("M")) {
          ForEach(["S", "M", "L"], id: \.self) { Text($0) }
        }
        size.pickerStyle(.segmented)
        size.pickerStyle(.radioGroup)
        size.pickerStyle(.menu)
        Toggle("Sound", isOn: .constant(true)).toggleStyle(.switch)
        Toggle("Light", isOn: Binding(get: { true }, set: { _ in })).toggleStyle(.checkbox)
        Slider(value: .constant(0.5))
      }
    }

    @Test("S3.9 A control does not show a value that its binding refuses")
    func refusedValue() throws {
      let fixture = try HostFixture { Stubborn() }
      let choices = fixture.nativeWidgets(ChoicesWidget.self).map(\.widget.parts)
      let (segments, radios) = (try #require(choices.first), try #require(choices.last))
      let menu = try #require(fixture.nativeWidgets(DropDownWidget.self).first).widget.opaque
      let sound = try #require(fixture.nativeWidgets(SwitchWidget.self).first).widget.opaque
      let light = try #require(fixture.nativeWidgets(CheckWidget.self).first).widget
      let level = try #require(fixture.nativeWidgets(ScaleWidget.self).first).widget
      // A second time: the refused value was not stored.
      for _ in 0..<2 {
        gtk_toggle_button_set_active(segments[2].to(), 1)
        gtk_check_button_set_active(radios[0].to(), 1)
        gtk_drop_down_set_selected(menu, 0)
        gtk_switch_set_active(sound, 0)
        gtk_check_button_set_active(light.to(), 0)
        gtk_range_set_value(level.to(), 0.75)
        fixture.host.settle()
        #expect(gtk_toggle_button_get_active(segments[1].to()) != 0)
        #expect(gtk_check_button_get_active(radios[1].to()) != 0)
        #expect(gtk_drop_down_get_selected(menu) == 1)
        #expect(gtk_switch_get_active(sound) != 0)
        #expect(gtk_check_button_get_active(light.to()) != 0)
        #expect(gtk_range_get_value(level.to()) == 0.5)
      }
    }

    struct Turning: View {
      @State private var isTurned = false
      var body: some View {
        TextField("Name", text: .constant(""))
          .environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
        Button("Turn") { isTurned.toggle() }
      }
    }

    @Test("A field whose direction changes while it is shown begins at its right end")
    func turnedField() throws {
      let fixture = try HostFixture { Turning() }
      let entry = try #require(fixture.nativeWidgets(EntryWidget.self).first).widget
      #expect(gtk_editable_get_alignment(entry.opaque) == 0)
      fixture.press(try #require(fixture.button("Turn")))
      #expect(gtk_widget_get_direction(entry) == GTK_TEXT_DIR_RTL)
      // GTK measures from the leading edge.
      #expect(gtk_editable_get_alignment(entry.opaque) == 0)
    }

    struct BesideStepper: View {
      @State private var count = 2
      var body: some View {
        VStack {
          Button("Before") {}
          Stepper("Count \(count)", value: $count, in: 0...3)
          Button("After") {}
        }
      }
    }

    @Test(
      "A stepper is one tab stop, and arrows, plus and minus press its buttons",
      arguments: [false, true])
    func stepperByKey(isRightToLeft: Bool) throws {
      let fixture = try HostFixture {
        BesideStepper().environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
      }
      fixture.run(until: { fixture.firstWindow.isActive })
      let stepper = try #require(fixture.nativeWidgets(StepperWidget.self).first)
      let box = stepper.widget
      let buttons = [gtk_widget_get_first_child(box)!, gtk_widget_get_last_child(box)!]
      /// The index of the button with the focus.
      func place() -> Int? { buttons.firstIndex { gtk_widget_has_focus($0) != 0 } }
      func tab() -> Int? {
        _ = gtk_widget_child_focus(fixture.host.canvas, GTK_DIR_TAB_FORWARD)
        fixture.host.settle()
        return place()
      }
      func press(_ key: Int32) -> Bool {
        defer { fixture.host.settle() }
        return stepper.takeKey(key)
      }
      let before = try #require(fixture.button("Before"))
      gtk_widget_grab_focus(before)
      #expect(tab() == 1)
      #expect(tab() == nil)
      #expect(fixture.focused == "After")
      gtk_widget_grab_focus(buttons[1])
      #expect(press(isRightToLeft ? GDK_KEY_Right : GDK_KEY_Left))
      #expect(fixture.texts.contains("Count 1") && place() == 0)
      #expect(press(GDK_KEY_minus))
      // The event does not travel further down: the other button has the focus.
      #expect(fixture.texts.contains("Count 0") && place() == 1)
      #expect(press(GDK_KEY_Down))
      #expect(fixture.texts.contains("Count 0") && place() == 1)
      #expect(press(GDK_KEY_Up) && press(GDK_KEY_plus))
      #expect(fixture.texts.contains("Count 2") && place() == 1)
      #expect(!press(GDK_KEY_Tab))
    }

    @Test(
      "Segments do not overlap their label in a narrow window", arguments: [420, 200])
    func labelledSegments(width: Double) throws {
      let fixture = try HostFixture(width: width, height: 200) {
        Form {
          Picker("Appearance of the window", selection: .constant(0)) {
            Text("Follow the system").tag(0)
            Text("Light").tag(1)
            Text("Dark").tag(2)
          }
          .pickerStyle(.segmented)
        }
      }
      let box = try #require(fixture.nativeWidgets(ChoicesWidget.self).first).widget
      let label = try #require(fixture.frame(ofText: "Appearance of the window"))
      var area = graphene_rect_t()
      #expect(gtk_widget_compute_bounds(box, fixture.host.canvas, &area) != 0)
      #expect(CGFloat(area.origin.x) >= label.maxX || CGFloat(area.origin.y) >= label.maxY)
      #expect(label.width > 0)
    }

    struct BesideSegments: View {
      @State private var size = "M"
      var body: some View {
        Button("Before") {}
        Picker("Size", selection: $size) {
          ForEach(["S", "M", "L"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
        Text("Size \(size)")
        Button("After") {}
      }
    }

    @Test(
      "Segments are one tab stop, at the chosen one, and arrows choose",
      arguments: [false, true])
    func segmentsByKey(isRightToLeft: Bool) throws {
      let fixture = try HostFixture {
        BesideSegments().environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
      }
      let host = fixture.host
      let segments = try #require(fixture.nativeWidgets(ChoicesWidget.self).first)
      let box = segments.widget
      /// The index of the segment with the focus; nil if the focus is elsewhere.
      func keyed() -> Int? {
        let focus = gtk_window_get_focus(host.window.to())
        return box.parts.firstIndex { $0 == focus }
      }
      func tab(_ way: GtkDirectionType = GTK_DIR_TAB_FORWARD) -> Int? {
        _ = gtk_widget_child_focus(host.mainSurface.canvas, way)
        host.settle()
        return keyed()
      }
      #expect([tab(), tab(), tab()] == [nil, 1, nil])
      #expect(tab(GTK_DIR_TAB_BACKWARD) == 1)
      func press(isLeft: Bool) -> String {
        _ = segments.chooseBeside(isLeft: isLeft)
        host.settle()
        return fixture.texts.first { $0.hasPrefix("Size ") } ?? ""
      }
      #expect(press(isLeft: false) == (isRightToLeft ? "Size S" : "Size L"))
      #expect(keyed() == (isRightToLeft ? 0 : 2))
      #expect(!segments.chooseBeside(isLeft: false))
      #expect(press(isLeft: true) == "Size M")
      #expect(keyed() == 1)
    }

    @Test("A disabled control takes no input, and assistive clients are told")
    func disabled() throws {
      let fixture = try HostFixture { Tapping().disabled(true) }
      let button = try #require(fixture.nativeWidgets(ButtonWidget.self).first)
      #expect(gtk_widget_get_sensitive(button.widget) == 0)
      fixture.press(button.widget)
      #expect(fixture.texts == ["Tapped 0 times"])
    }
  }
#endif
