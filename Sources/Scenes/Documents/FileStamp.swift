import Foundation

/// The file's metadata when a document last read or wrote it: a different stamp means that another
/// program changed the file.
///
/// The time alone is not enough: two programs that write within one tick of the system's clock
/// leave the same time.
struct FileStamp: Equatable {
  private let seconds: Int
  private let nanoseconds: Int
  private let size: Int
  /// The inode, which differs if the file was replaced.
  private let node: UInt64
  private let device: UInt64

  /// Reads the stamp, following links; nil if there is no such file.
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
