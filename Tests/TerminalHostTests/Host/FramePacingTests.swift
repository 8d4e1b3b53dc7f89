import Dispatch
import HostInterface
import Testing

@testable import TerminalHost

/// Writes 1, 2 and 3, each in a block that the one before starts.
@MainActor
private final class Writer {
  let stage: Stage
  var written = 0
  var seen: [Int] = []

  init(_ stage: Stage) { self.stage = stage }

  func write(_ value: Int) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.written = value
        self.stage.host.requestFrame()
        if value < 3 { self.write(value + 1) }
      }
    }
  }
}

@MainActor
struct FramePacingTests {
  @Test("S14.16 A program that asks for a frame in each frame has one per refresh")
  func endless() async {
    let stage = Stage(20, 5)
    var frames = 0
    stage.host.flushesByItself = true
    stage.onFrame = {
      frames += 1
      DispatchQueue.main.async { MainActor.assumeIsolated { stage.host.requestFrame() } }
    }
    stage.time.use { stage.host.requestFrame() }
    await stage.time.advance(by: .seconds(2))
    #expect((100...130).contains(frames))
    stage.onFrame = {}
    await stage.time.advance(by: .seconds(1))
  }

  @Test("S14.3 A few blocks that start each other have a frame each, without waiting")
  func nestedBlocks() async {
    let stage = Stage(20, 5)
    let writer = Writer(stage)
    stage.host.flushesByItself = true
    stage.onFrame = { writer.seen.append(writer.written) }
    stage.time.use { writer.write(1) }
    await stage.time.advance(by: .zero)
    #expect(writer.seen == [1, 2, 3])
  }
}
