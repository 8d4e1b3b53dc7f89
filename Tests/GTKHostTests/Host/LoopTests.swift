#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("The loop", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct LoopTests {
    struct Plain: View {
      @State private var text = "text"
      var body: some View {
        VStack {
          Text("Nothing moves.")
          TextField("Name", text: $text)
          Button("Press") {}
          Toggle("On", isOn: .constant(true))
          List(0..<50, id: \.self) { Text("row \($0)") }
        }
      }
    }

    /// The processor time that this process has used, in seconds.
    private var processorTime: Double {
      var usage = rusage()
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
      return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }

    @Test("An idle window uses no processor time and requests no frames")
    func idle() throws {
      let fixture = try HostFixture { Plain() }
      #expect(!fixture.host.frameClock.isRunning)
      let frames = fixture.runtime.frameCount
      let before = processorTime
      var isOver = false
      scheduleRepeating(milliseconds: 2000) {
        isOver = true
        return false
      }
      // Sleeps until something happens, as the app's own loop does.
      while !isOver { g_main_context_iteration(nil, 1) }
      let used = processorTime - before
      print("An idle window used \(used * 1000) ms of processor time in 2 s.")
      #expect(fixture.runtime.frameCount == frames)
      #expect(used < 0.1)
    }

    /// The resident pages of files, in bytes.
    private var fileMemory: Int {
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("RssFile:") } ?? ""
      return (line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
    }

    @Test("Pages of files that only the start needed are no longer in memory, and all goes on")
    func startMemory() throws {
      let fixture = try HostFixture { Plain() }
      let before = fileMemory
      StartMemory.release()
      #expect(fileMemory < before / 2)
      #expect(fixture.button("Press") != nil)
    }

    struct Laborious: View {
      var body: some View {
        TimelineView(.animation) { timeline in
          // A frame that takes longer than its display time.
          let _ = usleep(40_000)
          Text("\(timeline.date.timeIntervalSinceReferenceDate)")
        }
      }
    }

    @Test("While frames are late, less urgent work still gets its turn")
    func late() throws {
      let fixture = try HostFixture { Laborious() }
      // So that the next test's loop comes to rest.
      defer { fixture.runtime.unmount() }
      let frames = fixture.runtime.frameCount
      var turns = 0
      for _ in 0..<3 {
        let former = turns
        // GTK's own priority, at which the accessibility bus learns about a window.
        scheduleIdle(priority: G_PRIORITY_DEFAULT_IDLE) { turns += 1 }
        fixture.run { turns > former }
      }
      #expect(turns == 3)
      #expect(fixture.runtime.frameCount > frames)
    }

    struct Many: View {
      @State private var changed = 0
      var body: some View {
        VStack {
          Button("Change") { changed += 1 }
          ScrollView {
            VStack {
              ForEach(0..<2000) { Row(number: $0, text: $0 == 7 ? "\(changed)" : "same") }
            }
          }
        }
      }
      struct Row: View {
        let number: Int
        let text: String
        var body: some View { Text("\(number): \(text)") }
      }
    }

    @Test("Of 2,000 widgets, only the changed label is measured again")
    func measuring() throws {
      let fixture = try HostFixture { Many() }
      #expect(fixture.host.nativeWidgets.count > 2000)
      let before = fixture.host.measurements
      let button = try #require(fixture.nativeWidgets(ButtonWidget.self).first)
      let label = try #require(fixture.texts.first { $0.hasPrefix("7: ") })
      #expect(label == "7: 0")
      // Checks which contents are measured, not just how many.
      fixture.host.measured = []
      fixture.press(button.widget)
      #expect(fixture.texts.contains("7: 1"))
      let count = fixture.host.measurements - before
      print("One of 2,000 labels changed: \(count) measurements, of \(fixture.host.measured ?? [])")
      #expect(Set(fixture.host.measured ?? []) == ["7: 1"])
      #expect(count <= 4)
    }

    struct Growing: View {
      @State private var isLarge = false
      var body: some View {
        VStack {
          Button("Grow") { withAnimation(.spring(duration: 0.3)) { isLarge.toggle() } }
          Color.red.frame(width: isLarge ? 200 : 50, height: 40)
        }
      }
    }

    /// Turns the user's preference for animations on or off.
    private func allowMotion(_ isAllowed: Bool) throws {
      let settings = try #require(gtk_settings_get_default())
      kumiki_set_int(UnsafeMutableRawPointer(settings), "gtk-enable-animations", isAllowed.gboolean)
    }

    /// The widths of the growing area during the animation.
    private func widths(_ fixture: HostFixture, to end: CGFloat) throws -> Set<CGFloat> {
      let button = try #require(fixture.nativeWidgets(ButtonWidget.self).first)
      var widths: Set<CGFloat> = []
      func width() -> CGFloat { fixture.frameOfShape?.width ?? 0 }
      fixture.host.send(.activate(try #require(fixture.host.tree[button.id]?.id)))
      fixture.run(
        until: {
          widths.insert(width())
          return !fixture.host.frameClock.isRunning && width() == end
        }, seconds: 5)
      #expect(width() == end && !fixture.host.frameClock.isRunning)
      return widths
    }

    @Test("A spring runs at the display's rate, and then the clock stops")
    func animation() throws {
      try allowMotion(true)
      defer { try? allowMotion(false) }
      let widths = try widths(try HostFixture { Growing() }, to: 200)
      #expect(widths.count > 5)
      #expect(widths.allSatisfy { $0 > 40 })
    }

    @Test("Nothing moves as soon as the user has turned animations off")
    func reducedMotion() throws {
      try allowMotion(true)
      defer { try? allowMotion(false) }
      let fixture = try HostFixture { Growing() }
      try allowMotion(false)
      #expect(fixture.host.environment.reducesMotion)
      #expect(try widths(fixture, to: 200).isSubset(of: [50, 200]))
      try allowMotion(true)
      #expect(try widths(fixture, to: 50).count > 5)
    }
  }
#endif
