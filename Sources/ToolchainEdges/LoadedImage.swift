/// A program or library that is loaded, by what the Swift runtime keeps about it.
///
/// ```swift
/// let count = LoadedImage.all.reduce(0) { $0 + $1.conformances.count / 4 }
/// ```
///
/// The runtime's record is a row of words: a version, three addresses, then pairs of start and
/// length, one pair a section. A runtime that is too old to know a section has an empty one.
package struct LoadedImage {
  private static let firstVersionWithTests: UInt = 4
  private static let startOfConformances = 4 + 2 * 1
  private static let startOfTests = 4 + 2 * 14

  private let words: UnsafePointer<UInt>

  /// All that are loaded now.
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

  /// How many are loaded now. None is ever unloaded that has something of Swift in it.
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

  /// The section `swift5_protocol_conformances`: a row of distances, each from its own place to a
  /// record.
  package var conformances: UnsafeRawBufferPointer { section(at: Self.startOfConformances) }

  /// The section `swift5_tests`: records of one shape and several kinds. An image without records
  /// has an empty section at an address of no particular alignment.
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

/// Calls `body` for each loaded image until it answers false. Part of the Swift runtime's interface
/// on systems without Mach-O; the C and the Swift calling convention agree for two pointers.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> CBool,
  _ context: UnsafeMutableRawPointer?)
