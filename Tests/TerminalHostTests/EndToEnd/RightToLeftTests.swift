import SwiftUI
import Testing

@testable import TerminalHost

private struct Notices: View {
  @State private var isMirrored = true

  var body: some View {
    Form {
      Section {
        Button("Save") { isMirrored.toggle() }
        Text("Short")
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
    }
    .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
  }
}

private struct Mail: View {
  @State private var box: String? = "Sent"

  var body: some View {
    NavigationSplitView {
      List(["Inbox", "Sent"] + (0..<30).map { "Box \($0)" }, id: \.self, selection: $box) {
        Text($0)
      }
    } detail: {
      Text(box ?? "none")
    }
    .environment(\.layoutDirection, .rightToLeft)
  }
}

/// Controls that the terminal host draws itself.
private struct Settings: View {
  @State private var name = "Ada"
  @State private var level = 2.0
  @State private var size = "S"
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Name", text: $name)
      Slider(value: $level, in: 0...10, step: 1) { Text("Level") }
      ProgressView(value: 0.2)
      Picker("Size", selection: $size) {
        ForEach(["S", "L"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      Stepper("Count", value: $count).labelsHidden()
      Text("level \(Int(level)) size \(size) count \(count)")
    }
    .environment(\.layoutDirection, .rightToLeft)
  }
}

private struct Screens: View {
  var body: some View {
    NavigationStack {
      List { NavigationLink("There") { Text("Arrived") } }
        .navigationTitle("Here")
    }
    .environment(\.layoutDirection, .rightToLeft)
  }
}

@Suite("Right-to-left layout in a terminal")
@MainActor
struct RightToLeftTests {
  @Test("Headers, footers and lone buttons of forms begin at the right, and follow a change")
  func forms() {
    let screen = AppScreen(Notices(), 40, 8)
    func line(_ word: String) -> String {
      screen.host.painter.screen.lines.first { $0.contains(word) } ?? ""
    }
    for word in ["Header", "Save", "Short", "Footer"] {
      #expect(line(word).reversed().prefix(6).contains { $0 != " " }, "\(word)")
      #expect(line(word).hasPrefix("          "), "\(word)")
    }
    screen.type("\t\r")
    for word in ["Header", "Save", "Short", "Footer"] {
      #expect(!line(word).hasPrefix("          "), "\(word)")
    }
  }

  @Test(
    "The mark of a sidebar's selected row is where its lines begin, the scroll bar at their end")
  func selection() {
    let screen = AppScreen(Mail(), 80, 12)
    let line = screen.host.painter.screen.lines.first { $0.contains("Sent") && $0.contains("▐") }
    #expect(line?.last == "▐")
    #expect(!screen.text.contains("▎"))
    let bars = screen.host.painter.screen.lines.compactMap {
      $0.firstIndex(of: "▌")?.utf16Offset(in: $0)
    }
    #expect(!bars.isEmpty && bars.allSatisfy { (20..<79).contains($0) })
  }

  @Test("The scroll bar can be dragged there")
  func scrollBar() throws {
    let screen = AppScreen(Mail(), 80, 12)
    let lines = screen.host.painter.screen.lines
    let row = try #require(lines.firstIndex { $0.contains("▌") })
    let column = try #require(
      lines[row].firstIndex(of: "▌").map {
        lines[row].distance(from: lines[row].startIndex, to: $0)
      })
    screen.mouse(.press(.left), column, row)
    screen.mouse(.drag(.left), column, 30)
    #expect(screen.text.contains("Box 29"))
  }

  private func line(_ glyph: Character, on screen: AppScreen) throws -> (row: Int, text: String) {
    let lines = screen.host.painter.screen.lines
    let row = try #require(lines.firstIndex { $0.contains(glyph) })
    return (row, lines[row])
  }

  @Test("The mark of a focused field is where its text begins")
  func field() throws {
    let screen = AppScreen(Settings(), 40, 10)
    screen.type("\t")
    #expect(!screen.text.contains("▎"))
    #expect(try line("▐", on: screen).text.last == "▐")
  }

  @Test("Sliders and progress views grow to the left, by keys and by the pointer")
  func sliders() throws {
    let screen = AppScreen(Settings(), 40, 10)
    let slider = try line("●", on: screen)
    #expect(slider.text.hasPrefix("─") && slider.text.hasSuffix("━"))
    let progress = screen.host.painter.screen.lines.first { $0.contains("━") && !$0.contains("●") }
    #expect(progress?.hasPrefix("─") == true && progress?.hasSuffix("━") == true)
    screen.type("\t\t\u{1B}[D")
    #expect(screen.text.contains("level 3"))
    screen.click(0, slider.row)
    #expect(screen.text.contains("level 10"))
    screen.click(39, slider.row)
    #expect(screen.text.contains("level 0"))
  }

  @Test("Segments and steppers begin at the right, by keys and by the pointer")
  func choices() throws {
    let screen = AppScreen(Settings(), 40, 10)
    let lines = screen.host.painter.screen.lines
    let row = try #require(lines.firstIndex { $0.contains("S") && $0.contains("L") })
    #expect(lines[row].firstIndex(of: "L")! < lines[row].firstIndex(of: "S")!)
    screen.click(2, row)
    #expect(screen.text.contains("size L"))
    screen.type("\u{1B}[C")
    #expect(screen.text.contains("size S"))
    let stepper = try line("−", on: screen)
    let plus = try #require(stepper.text.firstIndex(of: "+"))
    #expect(plus < stepper.text.firstIndex(of: "−")!)
    screen.click(stepper.text.distance(from: stepper.text.startIndex, to: plus), stepper.row)
    #expect(screen.text.contains("count 1"))
  }

  @Test("The marks of a link and of the back button point in their directions")
  func ways() throws {
    let screen = AppScreen(Screens(), 40, 10)
    #expect(try line("‹", on: screen).text.contains("There"))
    #expect(!screen.text.contains("›"))
    screen.click("There")
    #expect(try line("›", on: screen).text.contains("Here"))
    #expect(!screen.text.contains("‹"))
  }

  @Test(
    "S11.4 Directional symbols follow the layout direction; playback symbols do not")
  func symbols() {
    let screen = AppScreen(
      HStack {
        ForEach(
          [
            "chevron.forward", "arrow.backward", "sidebar.leading", "forward", "backward.fill",
            "forward.end", "laurel.leading",
          ], id: \.self
        ) { Image(systemName: $0) }
      }
      .environment(\.layoutDirection, .rightToLeft), 40, 3)
    let glyphs = screen.text.filter { !$0.isWhitespace }
    #expect(glyphs == String("‹→◨»«⇥❧".reversed()))
  }
}
