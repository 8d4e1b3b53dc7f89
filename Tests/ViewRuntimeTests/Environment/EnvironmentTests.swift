import SwiftUI
import Testing
import ViewTesting

extension EnvironmentValues {
  @Entry fileprivate var level = 0
  @Entry fileprivate var words = ["a"]
}

/// An environment key written by hand.
private struct ToneKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  fileprivate var tone: String {
    get { self[ToneKey.self] }
    set { self[ToneKey.self] = newValue }
  }
}

/// A computed value that counts its evaluations.
private enum WorkingOut {
  nonisolated(unsafe) static var count = 0
}

extension EnvironmentValues {
  fileprivate var workedOut: Int {
    WorkingOut.count += 1
    return level * 2
  }
}

private struct WorkedOut: View {
  @Environment(\.workedOut) private var value
  var body: some View { Text("twice \(value)") }
}

private struct Tone: View {
  @Environment(\.tone) private var tone
  var body: some View { Text("tone \(tone)") }
}

private struct Level: View {
  @Environment(\.level) private var level
  var body: some View { Text("level \(level)") }
}

private struct Declared: View {
  @Environment(\.level) private var level
  var body: some View { Text("declared") }
}

private struct Words: View {
  @Environment(\.words) private var words
  var body: some View { Text("words \(words.joined())") }
}

private struct Whole: View {
  @Environment(\.self) private var values
  var body: some View { Text("whole \(values.level)") }
}

private struct Between<Content: View>: View {
  let content: Content
  var body: some View { content }
}

private struct Setting<Content: View>: View {
  let content: Content
  @State private var level = 1
  @State private var words = ["a"]

  init(@ViewBuilder _ content: () -> Content) { self.content = content() }

  var body: some View {
    VStack {
      PlainButton("raise") { level += 1 }
      PlainButton("same") { level += 0 }
      PlainButton("words") { words.append("b") }
      VStack { content }
        .environment(\.level, level)
        .environment(\.words, words)
    }
  }
}

private struct GivenKey: View {
  @Environment private var value: Bool

  init(_ keyPath: KeyPath<EnvironmentValues, Bool>) { _value = Environment(keyPath) }

  var body: some View { Text("value \(value)") }
}

private struct KeyGiver: View {
  @State private var isOther = false
  @State private var isDisabled = true

  var body: some View {
    PlainButton("other key") { isOther.toggle() }
    PlainButton("other value") { isDisabled.toggle() }
    GivenKey(isOther ? \.isEnabled : \.isPresented).disabled(isDisabled)
  }
}

@MainActor
struct EnvironmentTests {
  @Test("S6.5 A view whose key path changes reads the new one and follows it")
  func otherKeyPath() throws {
    let app = ViewTest(KeyGiver())
    let first = app.findAll(.containing("value ")).map(\.text)
    try app.tap("other key")
    #expect(app.exists("value false"))
    try app.tap("other value")
    #expect(app.exists("value true"))
    #expect(app.bodiesRun == ["KeyGiver", "GivenKey"])
    try app.tap("other key")
    #expect(app.findAll(.containing("value ")).map(\.text).last == first.last)
  }

  @Test("S7.1 The modifier can be named, and follows its value")
  func namedModifier() throws {
    func at(_ level: Int) -> ModifiedContent<Level, _EnvironmentKeyWritingModifier<Int>> {
      Level().modifier(_EnvironmentKeyWritingModifier(keyPath: \.level, value: level))
    }
    struct Root<Leveled: View>: View {
      let at: (Int) -> Leveled
      @State private var level = 3
      var body: some View {
        at(level)
        Button("More") { level += 1 }
      }
    }
    let app = ViewTest(Root(at: at))
    #expect(app.exists("level 3"))
    try app.tap("More")
    #expect(app.exists("level 4"))
  }

  @Test("S7.1 Without a modifier the default applies; the one nearest to the reader wins")
  func nearest() {
    let app = ViewTest(
      VStack {
        Level()
        Between(content: Level().environment(\.level, 2)).environment(\.level, 1)
        Between(content: Level()).environment(\.level, 3).environment(\.level, 4)
      })
    #expect(app.findAll(.containing("level")).map(\.text) == ["level 0", "level 2", "level 3"])
  }

  @Test("S7.1 A custom key has its default, and its accessor sets it for the views inside")
  func ownKey() {
    let app = ViewTest(
      VStack {
        Tone()
        Between(content: Tone()).environment(\.tone, "暗い")
      })
    #expect(app.findAll(.containing("tone")).map(\.text) == ["tone plain", "tone 暗い"])
  }

  @Test("S6.5 A new view reads a value once, and follows the keys that it is derived from")
  func askedOnce() throws {
    WorkingOut.count = 0
    let app = ViewTest(Setting { WorkedOut() })
    #expect(app.exists("twice 2"))
    #expect(WorkingOut.count == 1)
    try app.tap("raise")
    #expect(app.exists("twice 4"))
    try app.tap("words")
    #expect(app.bodiesRun == ["Setting<WorkedOut>"])
  }

  @Test("S7.2 transformEnvironment receives the inherited value")
  func transform() throws {
    let app = ViewTest(
      Setting { Level().transformEnvironment(\.level) { $0 *= 10 } })
    #expect(app.exists("level 10"))
    try app.tap("raise")
    #expect(app.exists("level 20"))
    #expect(app.bodiesRun.last == "Level")
  }

  @Test("S7.2 What transformEnvironment no longer sets for an inherited value is inherited again")
  func setsSometimes() throws {
    struct Level: View {
      @Environment(\.level) private var level
      var body: some View { Text("level \(level)") }
    }
    struct Screen: View {
      @State private var tone = "loud"
      var body: some View {
        VStack {
          Level().transformEnvironment(\.self) { if $0.tone == "loud" { $0.level = 5 } }
          PlainButton("turn") { tone = tone == "loud" ? "low" : "loud" }
        }
        .environment(\.tone, tone)
      }
    }
    let app = ViewTest(Screen())
    #expect(app.exists("level 5"))
    try app.tap("turn")
    #expect(app.exists("level 0"))
    try app.tap("turn")
    #expect(app.exists("level 5"))
  }

  @Test("S6.5 Readers in all of many nested settings learn of a change around them")
  func manySettings() throws {
    struct Level: View {
      let number: Int
      @Environment(\.level) private var level
      var body: some View { Text("\(number): \(level)") }
    }
    struct Nested: View {
      let number: Int
      var body: some View {
        VStack {
          Level(number: number)
          if number < 4 { Nested(number: number + 1).environment(\.tone, "\(number)") }
        }
      }
    }
    struct Screen: View {
      @State private var level = 1
      var body: some View {
        VStack {
          Nested(number: 0)
          PlainButton("raise") { level += 1 }
        }
        .environment(\.level, level)
      }
    }
    let app = ViewTest(Screen())
    try app.tap("raise")
    for number in 0..<5 { #expect(app.exists(.text("\(number): 2"))) }
  }

  @Test("S7.3 S13 D10 A read outside a view gives the default, with a warning")
  func uninstalled() {
    struct Reader: View {
      @Environment(\.level) var level
      var body: some View { EmptyView() }
    }
    let app = ViewTest(Text(""))
    app.run { #expect(Reader().level == 0) }
    #expect(app.diagnostics.map(\.code) == ["D10"])
  }

  @Test("S7.5 A view inside a disabled one stays disabled")
  func disabled() {
    struct Enabled: View {
      let name: String
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text("\(name) \(isEnabled ? "yes" : "no")") }
    }
    let app = ViewTest(
      VStack {
        Enabled(name: "a")
        Enabled(name: "b").disabled(true)
        Enabled(name: "c").disabled(false).disabled(true)
        Enabled(name: "d").disabled(true).disabled(false)
        Enabled(name: "e").disabled(false)
      })
    #expect(app.window.text == "a yes, b no, c no, d no, e yes")
  }

  @Test("S6.5 A view that declares a key path runs when the value changes, even if it ignores it")
  func declaring() throws {
    let app = ViewTest(Setting { Declared() })
    try app.tap("raise")
    #expect(app.bodiesRun.contains("Declared"))
  }

  @Test("S6.5 Views between the modifier and the reader do not run, nor readers of other keys")
  func cutOff() throws {
    let app = ViewTest(
      Setting {
        Between(content: Between(content: Level())); Words()
      })
    try app.tap("raise")
    #expect(app.bodiesRun.filter { !$0.hasPrefix("Setting") } == ["Level"])
    try app.tap("words")
    #expect(app.bodiesRun.filter { !$0.hasPrefix("Setting") } == ["Words"])
    #expect(app.exists("words ab"))
  }

  @Test("S6.5 An equal value propagates nothing")
  func equalValue() throws {
    struct Parity: View {
      @State private var number = 0
      var body: some View {
        VStack {
          PlainButton("add") { number += 1 }
          Text("\(number)")
          Between(content: Level()).environment(\.level, number / 2)
        }
      }
    }
    let app = ViewTest(Parity())
    try app.tap("add")
    #expect(app.bodiesRun == ["Parity"])
    try app.tap("add")
    #expect(app.bodiesRun == ["Parity", "Level"])
  }

  @Test("S6.5 A reader inside a nearer setting does not run")
  func shadowed() throws {
    let app = ViewTest(Setting { Level().environment(\.level, 9) })
    try app.tap("raise")
    #expect(!app.bodiesRun.contains("Level"))
  }

  @Test("S6.5 Environment(\\.self) depends on the keys that the body reads")
  func wholeEnvironment() throws {
    let app = ViewTest(Setting { Whole() })
    try app.tap("words")
    #expect(!app.bodiesRun.contains("Whole"))
    try app.tap("raise")
    #expect(app.exists("whole 2"))
  }

  @Test("S5.9 A transformEnvironment closure has its own dependencies")
  func transformTracks() {
    let model = LevelModel()
    struct Top: View {
      let model: LevelModel
      var body: some View {
        Between(content: Level()).transformEnvironment(\.level) { $0 = model.level }
      }
    }
    let app = ViewTest(Top(model: model))
    model.level = 5
    #expect(app.exists("level 5"))
    #expect(app.bodiesRun == ["Level"])
  }

  @Test("S2.14 A modifier reads the environment of its own place")
  func inModifier() throws {
    struct Labelled: ViewModifier {
      @Environment(\.level) private var level
      func body(content: Content) -> some View {
        VStack {
          content
          Text("modifier \(level)")
        }
      }
    }
    let app = ViewTest(
      Setting { Level().environment(\.level, 7).modifier(Labelled()) })
    try app.tap("raise")
    #expect(app.exists("level 7"))
    #expect(app.exists("modifier 2"))
  }
}

@Observable private final class LevelModel {
  var level = 1
}
