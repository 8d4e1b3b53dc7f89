import Foundation
import Testing

@testable import LedgerModel

@Suite("Backups of a ledger's file")
final class LedgerBackupsTests {
  private let place = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString, isDirectory: true)
  private let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }()
  private let start = Date(timeIntervalSince1970: 1_795_600_000)

  init() throws {
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: place) }

  private var file: URL { place.appendingPathComponent("Home.kakeibo") }

  private func write(_ ledger: Ledger) throws {
    try LedgerFile.data(of: ledger).write(to: file)
  }

  private func ledger(_ payee: String) -> Ledger {
    var ledger = TestLedger.empty()
    let account = ledger.accounts[0].id
    ledger.apply(
      .add([
        Ledger.Entry(
          id: ledger.nextID(), day: TestLedger.today, amount: -1, account: account,
          payee: payee)
      ]))
    return ledger
  }

  private func day(_ number: Int, hour: Double = 0) -> Date {
    start + Double(number) * 86_400 + hour * 3_600
  }

  @Test("Before the first save of a day the file is put aside as it was, once")
  func daily() throws {
    let backups = LedgerBackups(of: file)
    #expect(try !backups.keepDaily(at: day(0), calendar: calendar))
    try write(ledger("first"))
    #expect(try backups.keepDaily(at: day(0), calendar: calendar))
    try write(ledger("second"))
    #expect(try !backups.keepDaily(at: day(0, hour: 1), calendar: calendar))
    #expect(try backups.keepDaily(at: day(1), calendar: calendar))
    let all = backups.all()
    #expect(all.map(\.date) == [day(1), day(0)])
    #expect(try all.map { try backups.ledger(of: $0) } == [ledger("second"), ledger("first")])
  }

  @Test("Only the newest are kept")
  func newest() throws {
    let backups = LedgerBackups(of: file, most: 3)
    for number in 0..<6 {
      try write(ledger("\(number)"))
      try backups.keepDaily(at: day(number), calendar: calendar)
    }
    #expect(backups.all().map(\.date) == [day(5), day(4), day(3)])
  }

  @Test("What is no ledger, or as it was, is not put aside; what else lies there is left alone")
  func others() throws {
    let backups = LedgerBackups(of: file)
    try write(ledger("same"))
    try backups.keepDaily(at: day(0), calendar: calendar)
    #expect(try !backups.keepDaily(at: day(1), calendar: calendar))
    try Data("{ \"half".utf8).write(to: file)
    #expect(try !backups.keepDaily(at: day(2), calendar: calendar))
    let stray = backups.folder.appendingPathComponent("2026-11-25T2.kakeibo.part")
    try Data().write(to: stray)
    #expect(backups.all().map(\.date) == [day(0)])
    #expect(FileManager.default.fileExists(atPath: stray.path))
  }

  @Test("What is about to be replaced as a whole is put aside on any day, even in one second")
  func beforeReplacing() throws {
    let backups = LedgerBackups(of: file)
    try write(ledger("file"))
    try backups.keepDaily(at: day(0), calendar: calendar)
    try backups.keep(ledger("mine"), at: day(0))
    let all = backups.all()
    #expect(all.count == 2)
    #expect(try backups.ledger(of: #require(all.first)) == ledger("mine"))
  }

  @Test("Two ledgers in one folder have their own")
  func apart() throws {
    try write(ledger("home"))
    try LedgerBackups(of: file).keepDaily(at: day(0), calendar: calendar)
    let other = LedgerBackups(of: place.appendingPathComponent("Club.kakeibo"))
    #expect(other.all().isEmpty)
  }
}
