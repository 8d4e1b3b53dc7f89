import HostInterface
import Testing

struct FramePacerTests {
  @Test("S14.16 An app that requests a frame in every frame gets one per refresh of the display")
  func pace() {
    var pacer = FramePacer(refresh: 0.01, burst: 4)
    var now = 5.0
    var frames = 0
    while now < 6 {
      now += pacer.delay(at: now)
      pacer.frameRuns(at: now)
      frames += 1
    }
    #expect((100...105).contains(frames))
  }

  @Test("After a rest, a few frames may follow one another immediately")
  func burst() {
    var pacer = FramePacer(refresh: 0.01, burst: 3)
    for _ in 1...3 {
      #expect(pacer.delay(at: 1) == 0)
      pacer.frameRuns(at: 1)
    }
    #expect(abs(pacer.delay(at: 1) - 0.01) < 1e-9)
    #expect(pacer.delay(at: 1.011) == 0)
    #expect(pacer.delay(at: 9) == 0)
  }
}
