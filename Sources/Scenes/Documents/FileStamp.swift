import Foundation

/// What a file's entry in its folder said when a document last read or wrote it: another one means
/// that another program was there.
///
/// The time alone would not do: of two programs that write within one tick of the system's clock
/// both leave the same.
struct FileStamp: Equatable {
  private let seconds: Int
  private let nanoseconds: Int
  private let size: Int
  /// Another one for a file that was put in the place of the former.
  private let node: UInt64
  private let device: UInt64

  /// A link is followed. Nil: there is no such file.
  init?(_ url: URL) {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return nil }
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
    size = Int(status.st_size)
    node = UInt64(status.st_ino)
    device = UInt64(status.st_dev)
  }
}
