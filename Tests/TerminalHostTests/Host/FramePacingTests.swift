import Dispatch
import HostInterface
import Testing

@testable import TerminalHost

/// Writes 1, 2 and 3, each in a block that the previous one starts.
@MainActor
private final class Writer {
  let fixture: HostFixture
  var written = 0
  var seen: [Int] = []

  init(_ fixture: HostFixture) { self.fixture = fixture }

  func write(_ value: Int) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.written = value
        self.fixture.host.requestFrame()
        if value < 3 { self.write(value + 1) }
      }
    }
  }
}

@MainActor
struct FramePacingTests {
  @Test("S14.16 An app that requests a frame in each frame has one per refresh")
  func endless() async {
    let fixture = HostFixture(20, 5)
    var frames = 0
    fixture.host.flushesByItself = true
    fixture.onFrame = {
      frames += 1
      DispatchQueue.main.async { MainActor.assumeIsolated { fixture.host.requestFrame() } }
    }
    fixture.time.use { fixture.host.requestFrame() }
    await fixture.time.advance(by: .seconds(2))
    #expect((100...130).contains(frames))
    fixture.onFrame = {}
    await fixture.time.advance(by: .seconds(1))
  }

  @Test("S14.3 A few blocks that start one another have a frame each, without waiting")
  func nestedBlocks() async {
    let fixture = HostFixture(20, 5)
    let writer = Writer(fixture)
    fixture.host.flushesByItself = true
    fixture.onFrame = { writer.seen.append(writer.written) }
    fixture.time.use { writer.write(1) }
    await fixture.time.advance(by: .zero)
    #expect(writer.seen == [1, 2, 3])
  }
}
