import Foundation

/// The process's memory.
enum Memory {
  /// The resident bytes of this process, after freed memory has been returned to the system.
  static func residentBytes() -> Int {
    giveBack()
    let fields = read("/proc/self/statm").split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
    return pages * Int(getpagesize())
  }

  /// Returns freed memory to the system, so that it no longer counts.
  static func giveBack() { _ = trim?(0) }

  /// glibc's `malloc_trim`, which other C libraries lack.
  private static let trim: (@convention(c) (Int) -> Int32)? = {
    guard let symbol = dlsym(nil, "malloc_trim") else { return nil }
    return unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)
  }()

  static func read(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }
}
