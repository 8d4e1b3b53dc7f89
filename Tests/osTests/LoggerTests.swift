import Foundation
import OSLog
import Locking
import Testing
import os

@Suite("Logger")
struct LoggerTests {
  /// The values written under an environment.
  private func lines(
    _ environment: [String: String], isTerminal: Bool = false, _ work: (Logger) -> Void
  ) -> [String] {
    let written = Lines()
    let writer = LogWriter(environment: environment, isTerminal: isTerminal) { line in
      written.all.withLock { $0.append(line) }
    }
    work(Logger(subsystem: "org.example", category: "test", writer: writer))
    return written.all.withLock { $0 }
  }

  @Test("Nothing is written, and no value is evaluated, unless the environment enables it")
  func quiet() {
    var asked = 0
    func value() -> Int {
      asked += 1
      return asked
    }
    #expect(lines([:]) { $0.fault("\(value())") }.isEmpty)
    #expect(lines(["KUMIKI_LOG": "debug"], isTerminal: true) { $0.error("\(value())") }.isEmpty)
    #expect(asked == 0)
  }

  @Test("Messages are written from the requested level on")
  func levels() {
    let all = lines(["KUMIKI_LOG": "notice"]) {
      $0.debug("d")
      $0.info("i")
      $0.notice("n")
      $0.log("l")
      $0.warning("w")
      $0.log(level: .fault, "f")
    }
    #expect(
      all
        == ["notice n", "notice l", "error w", "fault f"].map {
          $0.replacing(" ", with: " [org.example:test] ") + "\n"
        })
  }

  @Test("A level may be called as the logger's method that writes with it")
  func methodNames() {
    for (name, expected) in [
      ("warning", ["error w", "fault c"]), ("Critical", ["fault c"]),
      ("trace", ["debug t", "notice n", "error w", "fault c"]),
    ] {
      let all = lines(["KUMIKI_LOG": name]) {
        $0.trace("t")
        $0.notice("n")
        $0.warning("w")
        $0.critical("c")
      }
      #expect(all == expected.map { $0.replacing(" ", with: " [org.example:test] ") + "\n" })
    }
  }

  @Test("An unknown level is reported, with the known ones")
  func unknownLevel() {
    let all = lines(["KUMIKI_LOG": "loud"]) { $0.fault("f") }
    #expect(
      all == [
        "KUMIKI_LOG is \"loud\", which is no level; there are trace, debug, info, notice, warning, "
          + "error, critical, fault.\n"
      ])
    #expect(lines(["KUMIKI_LOG": ""]) { $0.fault("f") }.isEmpty)
    #expect(lines(["KUMIKI_LOG": "loud"], isTerminal: true) { $0.fault("f") }.isEmpty)
  }

  @Test("Text is private unless declared public; numbers are not")
  func privacy() {
    let name = "紫式部"
    func write(_ logger: Logger) {
      logger.error("\(name) \(name, privacy: .public) \(7) \(7, privacy: .private) \(true)")
      logger.error("\(name, privacy: .private(mask: .hash))")
    }
    let all = lines(["KUMIKI_LOG": "debug"], write)
    #expect(all[0] == "error [org.example:test] <private> 紫式部 7 <private> true\n")
    #expect(all[1].contains("<mask.hash: '"))
    #expect(all == lines(["KUMIKI_LOG": "debug"], write))
    let shown = lines(["KUMIKI_LOG": "debug", "KUMIKI_LOG_PRIVATE": "1"], write)
    #expect(shown[0] == "error [org.example:test] 紫式部 紫式部 7 7 true\n")
  }

  @Test("Numbers are written in the requested format")
  func forms() {
    let text = OSLogMessage(
      "\(255, format: .hex(includePrefix: true, uppercase: true))|\(7, format: .decimal(minDigits: 3))|\(1.5, format: .fixed(precision: 2))|\(-8, format: .octal)|\("a", align: .right(columns: 3), privacy: .public)|\("b", align: .left(columns: 2), privacy: .public)|\(false, format: .answer)"
    ).text(showsPrivate: false)
    #expect(text == "0xFF|007|1.50|-10|  a|b |no")
  }

  @Test("The older functions accept format strings")
  func formats() {
    #expect(OSLog.disabled.isEnabled(type: .fault) == false)
    os_log("%d of %{public}@", log: .disabled, type: .error, 1, "x" as NSString)
    os_log(.info, log: .disabled, "\(1)")
    os_log("plain")
  }

  @Test("A star takes its number from the values, and errno takes none")
  func stars() {
    #expect(formatted("%.*f|%d", [2, 3.14159, 7], showsPrivate: false) == "3.14|7")
    #expect(formatted("%*d|%d", [4, 1, 2], showsPrivate: false) == "   1|2")
    #expect(formatted("%d %d", [1], showsPrivate: false) == "1 ")
    #expect(formatted("%m|%d", [5], showsPrivate: false).hasSuffix("|5"))
  }

  @Test("A lock protects its value for one thread at a time")
  func lock() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { count.withLock { $0 += 1 } } }
    }
    #expect(count.withLock { $0 } == 100)
    let plain = OSAllocatedUnfairLock()
    #expect(plain.withLock { 1 } == 1)
  }
}

private final class Lines: Sendable {
  let all = Mutex<[String]>([])
}
