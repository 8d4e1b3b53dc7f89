#if GTK
  import Foundation

  /// The memory that a program needed only to start.
  enum StartMemory {
    /// Unmaps the pages of the program and its libraries that were read and cannot change.
    ///
    /// The system maps sixteen pages for each one that is read, so that most of a program appears to
    /// be in use after its start. What is used again is mapped again from the system's cache,
    /// without reading the file.
    ///
    /// The loader holds its lock meanwhile, so that no library goes away. A program in a debugger
    /// keeps its pages: its breakpoints are in them, and nowhere else.
    static func release() {
      guard !isTraced else { return }
      _ = dl_iterate_phdr(
        { library, _, _ in
          guard let library = library?.pointee else { return 0 }
          for index in 0..<Int(library.dlpi_phnum) {
            let segment = library.dlpi_phdr[index]
            guard segment.p_type == PT_LOAD, segment.p_flags & UInt32(PF_W) == 0 else { continue }
            let start = UInt(library.dlpi_addr) + UInt(segment.p_vaddr)
            StartMemory.release(start..<start + UInt(segment.p_memsz))
          }
          return 0
        }, nil)
    }

    /// Unmaps the whole pages in a range of addresses.
    private static func release(_ addresses: Range<UInt>) {
      let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
      let first = (addresses.lowerBound + page - 1) / page * page
      let end = addresses.upperBound / page * page
      guard first < end else { return }
      madvise(UnsafeMutableRawPointer(bitPattern: first), Int(end - first), MADV_DONTNEED)
    }

    private static var isTraced: Bool {
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      return !status.contains("TracerPid:\t0\n")
    }
  }
#endif
