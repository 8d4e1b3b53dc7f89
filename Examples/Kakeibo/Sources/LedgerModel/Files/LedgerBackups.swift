import Foundation

/// Former states of a ledger's file, with the time at which each was put aside.
///
/// They lie in a hidden folder beside the file, and go where that folder goes:
///
/// ```text
///   Home.kakeibo
///   .Home.kakeibo.backups/
///     2026-11-24T071503Z.kakeibo
///     2026-11-25T201142Z.kakeibo
/// ```
///
/// A backup is written whole or not at all, and only what can be read as a ledger becomes one.
public struct LedgerBackups: Hashable, Sendable {
  /// The file whose backups these are.
  public let file: URL
  /// How many are kept; the oldest go first.
  public let most: Int

  public init(of file: URL, most: Int = 30) {
    self.file = file
    self.most = most
  }

  /// One former state of the file.
  public struct Backup: Identifiable, Hashable, Sendable {
    public let url: URL
    /// When it was put aside, to the second.
    public let date: Date

    public var id: URL { url }
  }

  var folder: URL {
    file.deletingLastPathComponent()
      .appendingPathComponent(".\(file.lastPathComponent).backups", isDirectory: true)
  }

  /// All that there are, the newest first.
  public func all() -> [Backup] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap(backup(named:)).sorted { $0.date > $1.date }
  }

  /// Puts the file aside as it is now, unless that was done on this day already.
  ///
  /// To be called before the file is written. What is no ledger, or the same as the newest backup,
  /// is not put aside.
  ///
  /// - Returns: whether there is a new backup.
  @discardableResult
  public func keepDaily(at date: Date, calendar: Calendar = .current) throws -> Bool {
    let newest = all().first
    if let newest, Day(newest.date, calendar: calendar) >= Day(date, calendar: calendar) {
      return false
    }
    guard let data = try? Data(contentsOf: file), (try? LedgerFile.ledger(from: data)) != nil else {
      return false
    }
    if let newest, try Data(contentsOf: newest.url) == data { return false }
    try write(data, at: date)
    return true
  }

  /// Puts a ledger aside whatever there is of this day: it is about to be replaced as a whole.
  public func keep(_ ledger: Ledger, at date: Date) throws {
    try write(LedgerFile.data(of: ledger), at: date)
  }

  /// The ledger as it was.
  public func ledger(of backup: Backup) throws -> Ledger {
    try LedgerFile.ledger(from: Data(contentsOf: backup.url))
  }

  private func write(_ data: Data, at date: Date) throws {
    // What somebody spends is nobody else's business.
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    var date = date
    while FileManager.default.fileExists(atPath: url(of: date).path) { date += 1 }
    try data.write(to: url(of: date), options: .atomic)
    for old in all().dropFirst(most) { try FileManager.default.removeItem(at: old.url) }
  }

  // MARK: Names

  private static let style = Date.ISO8601FormatStyle(timeSeparator: .omitted)
  private static let ending = ".kakeibo"

  private func url(of date: Date) -> URL {
    folder.appendingPathComponent(Self.style.format(date) + Self.ending)
  }

  /// Nil for what is something else, such as a file that is just being written.
  private func backup(named name: String) -> Backup? {
    guard name.hasSuffix(Self.ending),
      let date = try? Self.style.parse(String(name.dropLast(Self.ending.count)))
    else { return nil }
    return Backup(url: folder.appendingPathComponent(name), date: date)
  }
}
