import Foundation
import SwiftUI
import Testing
import ViewTesting

/// A pad with a gesture, and the values that it reported.
private struct Pad<G: Gesture>: View {
  let gesture: (@escaping (String) -> Void) -> G
  @State private var told: [String] = []

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 200, height: 200).accessibilityIdentifier("pad")
        .gesture(gesture { told.append($0) })
      Text(verbatim: "told: \(told.joined(separator: " "))")
    }
  }
}

private func text(_ size: CGSize) -> String { "\(Int(size.width)),\(Int(size.height))" }

@MainActor
struct GestureTests {
  private func pad<G: Gesture>(
    _ gesture: @escaping (@escaping (String) -> Void) -> G
  ) throws -> (app: ViewTest, pad: ViewTest.Element) {
    let app = ViewTest(Pad(gesture: gesture))
    return (app, try app.find(.identifier("pad")))
  }

  private func told(_ app: ViewTest) throws -> String {
    let text = try app.find(.containing("told:")).text
    return String(text.dropFirst("told:".count)).trimmingCharacters(in: .whitespaces)
  }

  @Test("A drag reports its translation and its end")
  func drags() throws {
    let (app, pad) = try pad { tell in
      DragGesture()
        .onChanged { tell(text($0.translation)) }
        .onEnded { tell("end \(text($0.translation)) from \(Int($0.startLocation.x))") }
    }
    try pad.drag(by: CGSize(width: 40, height: 80))
    #expect(try told(app) == "10,20 20,40 30,60 40,80 end 40,80 from 100")
  }

  @Test("A drag begins at its minimum distance, and predicts its end")
  func minimum() throws {
    let (app, pad) = try pad { tell in
      DragGesture(minimumDistance: 50, coordinateSpace: .global)
        .onChanged { tell("\(Int($0.location.x))") }
        .onEnded { tell("then \(Int($0.predictedEndTranslation.width.rounded()))") }
    }
    try pad.drag(by: CGSize(width: 30, height: 0))
    #expect(try told(app) == "")
    // 100 points in four steps of a sixtieth of a second; the last step is a rest.
    try pad.drag(by: CGSize(width: 100, height: 0))
    let heard = try told(app)
    #expect(heard == "370 395 420 then 288")
  }

  @Test("A drag of distance zero begins with the press")
  func zero() throws {
    let (app, pad) = try pad { tell in
      DragGesture(minimumDistance: 0).onChanged { tell(text($0.translation)) }
        .onEnded { _ in tell("end") }
    }
    try pad.press()
    #expect(try told(app) == "0,0")
    try pad.release()
    #expect(try told(app) == "0,0 end")
  }

  @Test("A long press ends after its duration, while the finger is still down")
  func longPress() async throws {
    let (app, pad) = try pad { tell in
      LongPressGesture(minimumDuration: 1)
        .onChanged { tell("\($0)") }
        .onEnded { _ in tell("end") }
    }
    try pad.press()
    #expect(try told(app) == "true")
    try await app.advance(by: .milliseconds(999))
    #expect(try told(app) == "true")
    try await app.advance(by: .milliseconds(1))
    #expect(try told(app) == "true end")
    try pad.release()
    try pad.press()
    try await app.advance(by: .milliseconds(300))
    try pad.release()
    try await app.advance(by: .seconds(2))
    #expect(try told(app) == "true end true")
  }

  @Test("S9.3 A view removed while pressed resets its gesture's state")
  func goesWhilePressed() async throws {
    struct Screen: View {
      @State private var isShown = true
      @State private var log = ""
      @GestureState private var isDown = false
      var body: some View {
        if isShown {
          Color.red.frame(width: 50, height: 50).accessibilityIdentifier("state")
            .gesture(
              LongPressGesture(minimumDuration: 9).updating($isDown) { value, state, _ in
                state = value
              })
          Color.blue.frame(width: 50, height: 50).accessibilityIdentifier("pressing")
            .onLongPressGesture(minimumDuration: 9) {
            } onPressingChanged: {
              log += "\($0) "
            }
        }
        Text(verbatim: isDown ? "down" : "up")
        Text(verbatim: "log \(log)")
        Toggle("Shown", isOn: $isShown)
      }
    }
    let app = ViewTest(Screen())
    try app.find(.identifier("state")).press()
    #expect(app.exists("down"))
    try app.toggle("Shown").tap()
    #expect(app.exists("up"))
    try app.toggle("Shown").tap()
    try app.find(.identifier("pressing")).press()
    #expect(app.exists("log true "))
    try app.toggle("Shown").tap()
    #expect(app.exists("log true false "))
  }

  @Test("A long press fails if the finger moves too far")
  func wandering() async throws {
    let (app, pad) = try pad { tell in LongPressGesture().onEnded { _ in tell("end") } }
    try pad.press()
    try pad.move(by: CGSize(width: 30, height: 0))
    try await app.advance(by: .seconds(1))
    #expect(try told(app) == "")
  }

  @Test("Two fingers magnify and rotate")
  func pinches() throws {
    let (app, pad) = try pad { tell in
      MagnifyGesture().simultaneously(with: RotateGesture())
        .onEnded { value in
          tell("\(value.first.map { "\($0.magnification)" } ?? "-")")
          tell("\(value.second.map { "\(Int($0.rotation.degrees.rounded()))" } ?? "-")")
        }
    }
    try pad.magnify(by: 3)
    #expect(try told(app) == "3.0 -")
    try pad.rotate(by: .degrees(90))
    #expect(try told(app) == "3.0 - - 90")
  }

  @Test("A sequence moves from the long press to the drag")
  func sequences() async throws {
    let (app, pad) = try pad { tell in
      LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture(minimumDistance: 0))
        .onChanged { value in
          switch value {
          case .first(let isPressed): tell("first \(isPressed)")
          case .second(_, let drag): tell("second \(drag.map { text($0.translation) } ?? "-")")
          }
        }
        .onEnded { _ in tell("end") }
    }
    try pad.press()
    try await app.advance(by: .milliseconds(500))
    try pad.move(by: CGSize(width: 20, height: 0))
    try pad.release(at: CGSize(width: 20, height: 0))
    #expect(try told(app) == "first true second 0,0 second 20,0 end")
  }

  @Test("Of two exclusive gestures the second is recognised only after the first has failed")
  func exclusive() async throws {
    let (app, pad) = try pad { tell in
      TapGesture(count: 2).onEnded { tell("double") }
        .exclusively(before: TapGesture().onEnded { tell("single") })
    }
    try pad.tap()
    #expect(try told(app) == "")
    try pad.tap()
    #expect(try told(app) == "double")
    try pad.tap()
    try await app.advance(by: .milliseconds(349))
    #expect(try told(app) == "double")
    try await app.advance(by: .milliseconds(1))
    #expect(try told(app) == "double single")
  }

  @Test("S9.8 A press that is held for three quarters of a second is no tap")
  func heldPress() async throws {
    let (app, pad) = try pad { tell in
      TapGesture().onEnded { tell("tap") }.simultaneously(with: DragGesture())
    }
    try pad.press()
    try await app.advance(by: .milliseconds(740))
    try pad.release()
    #expect(try told(app) == "tap")
    try pad.press()
    try await app.advance(by: .milliseconds(750))
    try pad.release()
    #expect(try told(app) == "tap")
  }

  @Test("S9.8 The second tap of two begins in time, and may take as long as the first")
  func slowSecondTap() async throws {
    let (app, pad) = try pad { tell in
      TapGesture(count: 2).onEnded { tell("double") }
        .exclusively(before: TapGesture().onEnded { tell("single") })
        .simultaneously(with: DragGesture())
    }
    try pad.press()
    try pad.release()
    try await app.advance(by: .milliseconds(340))
    try pad.press()
    try await app.advance(by: .milliseconds(700))
    try pad.release()
    #expect(try told(app) == "double")
  }

  @Test("A custom gesture is composed of others; values are mapped and type-erased")
  func composed() throws {
    let (app, pad) = try pad { tell in
      AnyGesture(Flick().map { $0 > 0 ? "right" : "left" }).onEnded { tell($0) }
    }
    try pad.drag(by: CGSize(width: 50, height: 0))
    try pad.drag(by: CGSize(width: -50, height: 0))
    #expect(try told(app) == "right left")
  }

  @Test("S9.3 A gesture's state lasts as long as it, and is reset with the reset transaction")
  func states() async throws {
    let app = ViewTest(Draggable())
    let card = try app.find(.identifier("card"))
    try card.press()
    try card.move(by: CGSize(width: 80, height: 0))
    #expect(card.frame.minX == 80)
    try card.release(at: CGSize(width: 0, height: 0))
    #expect(card.frame.minX == 80)
    try await app.advance(by: .milliseconds(500))
    #expect(card.frame.minX == 40)
    try await app.advance(by: .milliseconds(500))
    #expect(card.frame.minX == 0)
  }

  @Test("Outer high-priority gestures come first, simultaneous ones take part")
  func priorities() throws {
    let app = ViewTest(Nested())
    try app.find(.identifier("pad")).drag(by: CGSize(width: 40, height: 0))
    #expect(app.exists("high beside"))
  }

  @Test("S9.7 A long press on a view reports that it has ended before it acts")
  func pressing() async throws {
    struct Hold: View {
      @State private var told = ""

      var body: some View {
        VStack {
          Text("Hold").onLongPressGesture(minimumDuration: 1) {
            told += "done "
          } onPressingChanged: {
            told += $0 ? "down " : "up "
          }
          Text(verbatim: "told \(told)")
        }
      }
    }
    let app = ViewTest(Hold())
    try app.find("Hold").press()
    #expect(app.exists("told down "))
    try await app.advance(by: .seconds(1))
    #expect(app.exists("told down up done "))
  }

  @Test("A tap has its location in a chosen coordinate space")
  func places() throws {
    struct Place: View {
      @State private var place = ""

      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: 40).accessibilityIdentifier("pad")
            .onTapGesture(coordinateSpace: .local) { place = "\(Int($0.x)) \(Int($0.y))" }
          Text(place)
        }
      }
    }
    let app = ViewTest(Place())
    try app.find(.identifier("pad")).tap()
    #expect(app.exists("50 20"))
  }
}

private struct Flick {}

extension Flick: Gesture {
  typealias Value = CGFloat
  var body: some Gesture<CGFloat> { DragGesture().map { $0.translation.width } }
}

private struct Draggable: View {
  @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1)))
  private var offset: CGSize?

  var body: some View {
    Color.red.frame(width: 100, height: 100)
      .offset(offset ?? .zero)
      .accessibilityIdentifier("card")
      .gesture(
        DragGesture(coordinateSpace: .global)
          .updating($offset) { value, state, _ in state = value.translation }
      )
      .frame(width: 640, height: 384, alignment: .topLeading)
  }
}

private struct Nested: View {
  @State private var told: [String] = []

  var body: some View {
    VStack {
      Color.red.frame(width: 100, height: 40).accessibilityIdentifier("pad")
        .gesture(DragGesture().onEnded { _ in told.append("inner") })
        .simultaneousGesture(DragGesture().onEnded { _ in told.append("beside") })
        .highPriorityGesture(DragGesture().onEnded { _ in told.append("high") })
      Text(verbatim: told.joined(separator: " "))
    }
  }
}
