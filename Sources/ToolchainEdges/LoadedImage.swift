/// A loaded program or library, as recorded by the Swift runtime.
///
/// ```swift
/// let count = LoadedImage.all.reduce(0) { $0 + $1.conformances.count / 4 }
/// ```
///
/// The runtime's record is a sequence of words: a version, three addresses, then pairs of start and
/// length, one pair per section. A section unknown to an older runtime is empty.
package struct LoadedImage {
  private static let firstVersionWithTests: UInt = 4
  private static let startOfConformances = 4 + 2 * 1
  private static let startOfTests = 4 + 2 * 14

  private let words: UnsafePointer<UInt>

  /// All currently loaded images.
  package static var all: [LoadedImage] {
    var images: [LoadedImage] = []
    withUnsafeMutablePointer(to: &images) { images in
      enumerateMetadataSections(
        { sections, images in
          let image = LoadedImage(words: sections.assumingMemoryBound(to: UInt.self))
          images?.assumingMemoryBound(to: [LoadedImage].self).pointee.append(image)
          return true
        }, images)
    }
    return images
  }

  /// The number of currently loaded images. An image that contains Swift code is never unloaded.
  package static var count: Int {
    var count = 0
    withUnsafeMutablePointer(to: &count) { count in
      enumerateMetadataSections(
        { _, count in
          count?.assumingMemoryBound(to: Int.self).pointee += 1
          return true
        }, count)
    }
    return count
  }

  /// The section `swift5_protocol_conformances`: a sequence of offsets, each relative to its own
  /// address, to a record.
  package var conformances: UnsafeRawBufferPointer { section(at: Self.startOfConformances) }

  /// The section `swift5_tests`: records of one layout and several kinds. An image without records
  /// has an empty section at an address without a particular alignment.
  package var testContent: UnsafeRawBufferPointer {
    guard words[0] >= Self.firstVersionWithTests else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return section(at: Self.startOfTests)
  }

  private func section(at place: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: UnsafeRawPointer(bitPattern: words[place]), count: Int(words[place + 1]))
  }
}

/// Calls `body` for each loaded image until it returns false. Part of the Swift runtime's interface
/// on systems without Mach-O; the C and the Swift calling convention agree for two pointers.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> CBool,
  _ context: UnsafeMutableRawPointer?)
