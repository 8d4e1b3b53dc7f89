#if GTK
  import CGTKSupport
  import Foundation

  /// The memory that a program needed only to start.
  enum StartMemory {
    /// Unmaps the pages of the program and its libraries that were read and cannot change.
    ///
    /// The system maps sixteen pages for each one that is read, so that most of a program appears to
    /// be in use after its start. What is used again is mapped again from the system's cache,
    /// without reading the file.
    ///
    /// A program in a debugger keeps its pages: its breakpoints are in them, and nowhere else.
    static func release() {
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      guard status.contains("TracerPid:\t0\n") else { return }
      kumiki_release_unchanged_pages()
    }
  }
#endif
