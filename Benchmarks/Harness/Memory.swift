import Foundation

/// What the process holds.
enum Memory {
  /// Bytes of this process that are in memory, after what was freed has been given back.
  static func residentBytes() -> Int {
    giveBack()
    let fields = read("/proc/self/statm").split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
    return pages * Int(getpagesize())
  }

  /// Gives what was freed back to the system, so that it counts no longer.
  static func giveBack() { _ = trim?(0) }

  /// glibc's `malloc_trim`; other C libraries have none.
  private static let trim: (@convention(c) (Int) -> Int32)? = {
    guard let symbol = dlsym(nil, "malloc_trim") else { return nil }
    return unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)
  }()

  static func read(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }
}
