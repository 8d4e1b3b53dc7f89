import Foundation
import SwiftUI

extension Benchmark {
  /// The cost of an animation's tick in a terminal, and of pictures in pixels.
  static let terminalMotion = Benchmark(name: "terminal-motion") {
    let (few, many) = (Blinking(100), Blinking(10_000))
    let blink = timeInTurns(calls: 60, many.tick, against: few.tick)
    let sliding = Sliding(200)
    let slide = time(calls: 30, sliding.tick)
    let bytes = sliding.stage.countBytes { sliding.tick(0) }
    return [
      Figure("a blinking label among 10,000 rows", blink, against: "100 rows").ratio(atMost: 1.5),
      Figure("a tick of 200 rows that move", seconds: slide, remark: "\(bytes) bytes")
        .seconds(atMost: 10e-3),
    ] + PictureTerminal.allCases.flatMap { pictures($0) }
  }

  @MainActor private static func pictures(_ terminal: PictureTerminal) -> [Figure] {
    let gallery = Gallery(terminal)
    let other = time(calls: 8, gallery.change)
    let otherBytes = gallery.stage.countBytes { gallery.change(1) }
    let moved = time(calls: 8, gallery.move)
    let movedBytes = gallery.stage.countBytes { gallery.move(1) }
    let beside = time(calls: 20, gallery.count)
    let besideBytes = gallery.stage.countBytes { gallery.count(1) }
    return [
      Figure("\(terminal): another picture", seconds: other, remark: "\(otherBytes) bytes")
        .seconds(atMost: 33e-3),
      Figure("\(terminal): a picture moved", seconds: moved, remark: "\(movedBytes) bytes")
        .seconds(atMost: 33e-3),
      Figure("\(terminal): a label beside it", seconds: beside)
        .bounded("bytes", Double(besideBytes), atMost: 200),
    ]
  }

  @MainActor
  private struct Blinking {
    let stage: TerminalStage

    init(_ count: Int) { stage = TerminalStage(BlinkingOverRows(count: count)) }

    func tick(_ call: Int) { stage.tick() }
  }

  @MainActor
  private struct Sliding {
    let stage: TerminalStage

    init(_ count: Int) { stage = TerminalStage(SlidingRows(count: count)) }

    func tick(_ call: Int) { stage.tick() }
  }

  /// A terminal with cells of 8 by 16 pixels that reports which picture protocol it supports.
  private enum PictureTerminal: String, CaseIterable {
    case cells, kitty, sixel

    var answer: String {
      switch self {
      case .cells: "\u{1B}[?62c"
      case .kitty: "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;16;8t\u{1B}[?62c"
      case .sixel: "\u{1B}[6;16;8t\u{1B}[?62;4c"
      }
    }
  }

  @MainActor
  private struct Gallery {
    let stage: TerminalStage
    private let levers: Levers<Int>

    init(_ terminal: PictureTerminal) {
      levers = Levers()
      stage = TerminalStage(PicturePage(levers: levers))
      stage.answer(terminal.answer)
    }

    func change(_ call: Int) { stage.show { levers[0] += 1 } }
    func move(_ call: Int) { stage.show { levers[1] = 1 - levers[1] } }
    func count(_ call: Int) { stage.show { levers[2] += 1 } }
  }
}

/// A label that blinks for ever, in a separate view above rows that are all mounted.
private struct BlinkingOverRows: View {
  let count: Int

  var body: some View {
    VStack(alignment: .leading) {
      BlinkingLabel()
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(0..<count, id: \.self) { Text("Row \($0)") }
        }
      }
    }
  }
}

private struct BlinkingLabel: View {
  @State private var isOn = false

  var body: some View {
    Text("Recording")
      .opacity(isOn ? 1 : 0)
      .animation(.linear(duration: 0.5).repeatForever(), value: isOn)
      .onAppear { isOn = true }
  }
}

/// Rows that move to and fro, of which a screen shows two dozen.
private struct SlidingRows: View {
  let count: Int
  @State private var isMoved = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<count, id: \.self) { number in
          Text("Row \(number) of those that move").offset(x: isMoved ? 320 : 0)
        }
      }
    }
    .animation(.linear(duration: 1).repeatForever(), value: isMoved)
    .onAppear { isMoved = true }
  }
}

/// A picture of 320 by 192 points next to a label.
private struct PicturePage: View {
  let levers: Levers<Int>
  @State private var picture = 0
  @State private var place = 0
  @State private var number = 0

  var body: some View {
    let _ = levers.connect(0, $picture)
    let _ = levers.connect(1, $place)
    let _ = levers.connect(2, $number)
    VStack(alignment: .leading, spacing: 0) {
      Text("Seen \(number % 10) times")
      Image(uiImage: Self.pictures[picture % 2])
        .resizable()
        .frame(width: 320, height: 192)
        .offset(x: place == 0 ? 0 : 80)
    }
  }

  /// Two pictures with many colours.
  private static let pictures: [UIImage] = [0.0, 0.5].map { phase in
    let renderer = ImageRenderer(
      content: LinearGradient(
        colors: [Color(hue: phase, saturation: 1, brightness: 1), .white, .black],
        startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .frame(width: 320, height: 192))
    return renderer.uiImage ?? UIImage()
  }
}
