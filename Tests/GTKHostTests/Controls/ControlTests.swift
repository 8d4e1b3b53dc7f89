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
      let stage = try Stage { Tapping() }
      let button = try #require(stage.nativeWidgets(ButtonWidget.self).first)
      stage.press(button.widget)
      stage.press(button.widget)
      #expect(stage.texts == ["Tapped 2 times"])
    }

    @Test("The dots of pages are bare: the one that is chosen is not drawn as held down")
    func pageDots() throws {
      let stage = try Stage {
        TabView {
          Text("One")
          Text("Two")
        }
        .tabViewStyle(.page)
      }
      let dots = stage.nativeWidgets(ButtonWidget.self)
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

    @Test("A switch and its model follow each other, and GTK can draw it all the time")
    func toggle() throws {
      let former = Complaints.heard.count
      defer { #expect(Complaints.heard.dropFirst(former).isEmpty) }
      let stage = try Stage { Switching() }
      let native = try #require(stage.nativeWidgets(SwitchWidget.self).first)
      gtk_switch_set_active(native.widget.opaque, 1)
      stage.host.settle()
      #expect(stage.texts.contains("on"))
      stage.press(try #require(stage.nativeWidgets(ButtonWidget.self).first).widget)
      #expect(gtk_switch_get_active(native.widget.opaque) == 0)
      #expect(stage.texts.contains("off"))
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

    @Test("A slider moves its number, and what shows the number follows")
    func slider() throws {
      let stage = try Stage { Numbers() }
      let scale = try #require(stage.nativeWidgets(ScaleWidget.self).first)
      gtk_range_set_value(scale.widget.to(), 0.75)
      stage.host.settle()
      #expect(stage.texts.contains("75 per cent"))
      let bar = try #require(stage.nativeWidgets(BarWidget.self).first)
      #expect(gtk_progress_bar_get_fraction(bar.widget.opaque) == 0.75)
    }

    @Test("A stepper's buttons count, and stop at the end of the range")
    func stepper() throws {
      let stage = try Stage { Numbers() }
      let box = try #require(stage.nativeWidgets(StepperWidget.self).first).widget
      let more = try #require(gtk_widget_get_last_child(box))
      stage.press(more)
      #expect(stage.texts.contains("Count 3"))
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

    @Test("A menu of choices shows the chosen one and takes another")
    func menu() throws {
      let stage = try Stage { Choosing(isSegmented: false) }
      let native = try #require(stage.nativeWidgets(DropDownWidget.self).first)
      #expect(gtk_drop_down_get_selected(native.widget.opaque) == 1)
      gtk_drop_down_set_selected(native.widget.opaque, 2)
      stage.host.settle()
      #expect(stage.texts.contains("Size L"))
    }

    @Test("Of segments one is pressed")
    func segments() throws {
      let stage = try Stage { Choosing(isSegmented: true) }
      let box = try #require(stage.nativeWidgets(ChoicesWidget.self).first).widget
      let first = try #require(gtk_widget_get_first_child(box))
      gtk_toggle_button_set_active(first.to(), 1)
      stage.host.settle()
      #expect(stage.texts.contains("Size S"))
    }

    @Test("A disabled control takes no input and says so")
    func disabled() throws {
      let stage = try Stage { Tapping().disabled(true) }
      let button = try #require(stage.nativeWidgets(ButtonWidget.self).first)
      #expect(gtk_widget_get_sensitive(button.widget) == 0)
      stage.press(button.widget)
      #expect(stage.texts == ["Tapped 0 times"])
    }
  }
#endif
