#if GTK
  import Foundation

  /// The memory that a program needed only to start.
  enum StartMemory {
    /// Unmaps the pages of programs, libraries and fonts that were read and not changed.
    ///
    /// The system maps sixteen pages for each one that is read, so that most of a program appears to
    /// be in use after its start. What is used again is mapped again from the system's cache,
    /// without reading the file.
    ///
    /// - Returns: the size of the unmapped pages, in bytes.
    @discardableResult
    static func release() -> Int {
      guard let mappings = fopen("/proc/self/smaps", "re") else { return 0 }
      defer { fclose(mappings) }
      var line: UnsafeMutablePointer<CChar>?
      var capacity = 0
      defer { free(line) }
      var mapping: UnsafeMutableRawBufferPointer?
      var (resident, released) = (0, 0)
      while getline(&line, &capacity, mappings) > 0, let line {
        if let kilobytes = amount("Rss:", line) {
          resident = kilobytes * 1024
        } else if let kilobytes = amount("Anonymous:", line) {
          // Relocated pages and a debugger's breakpoints exist nowhere but in memory.
          guard let pages = mapping, kilobytes == 0, resident > 0 else { continue }
          if madvise(pages.baseAddress, pages.count, MADV_DONTNEED) == 0 { released += resident }
        } else if let range = range(line) {
          mapping = range.isUnchangingFile ? range.pages : nil
        }
      }
      return released
    }

    /// The number in a line like "Rss:      12 kB".
    private static func amount(_ name: StaticString, _ line: UnsafePointer<CChar>) -> Int? {
      let length = name.utf8CodeUnitCount
      guard strncmp(line, name.utf8Start, length) == 0 else { return nil }
      return strtol(line + length, nil, 10)
    }

    /// The pages in a line like "7f00-7f80 r-xp 00000000 08:01 42   /lib/libc.so.6".
    private static func range(
      _ line: UnsafePointer<CChar>
    ) -> (pages: UnsafeMutableRawBufferPointer, isUnchangingFile: Bool)? {
      var end: UnsafeMutablePointer<CChar>?
      let first = strtoul(line, &end, 16)
      guard let dash = end, dash.pointee == CChar(UInt8(ascii: "-")) else { return nil }
      let last = strtoul(dash + 1, &end, 16)
      guard let access = end, let start = UnsafeMutableRawPointer(bitPattern: first) else {
        return nil
      }
      // A writable page that changes while this runs would lose the change.
      let isPrivate = access[4] == CChar(UInt8(ascii: "p"))
      let isWritable = access[2] == CChar(UInt8(ascii: "w"))
      let isFile = strchr(access, Int32(UInt8(ascii: "/"))) != nil
      return (
        UnsafeMutableRawBufferPointer(start: start, count: Int(last - first)),
        isPrivate && !isWritable && isFile
      )
    }
  }
#endif
