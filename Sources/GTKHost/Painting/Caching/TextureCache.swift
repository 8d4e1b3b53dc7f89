#if GTK
  import CAdw
  import Foundation
  import HostInterface

  /// Decoded pictures, by identity rather than by content: the bytes of a photograph are not
  /// compared for each frame. The least recently used are evicted when there are too many.
  struct TextureCache {
    private enum Key: Hashable {
      case file(String)
      /// The address of the bytes in memory. They stay there as long as the texture is kept.
      case bytes(UInt, Int)
    }

    private final class Entry {
      let texture: OpaquePointer?
      private let source: ImageContent.Source
      let size: Int
      var lastUse = 0

      init(_ texture: OpaquePointer?, _ source: ImageContent.Source) {
        self.texture = texture
        self.source = source
        size =
          texture.map { Int(gdk_texture_get_width($0)) * Int(gdk_texture_get_height($0)) * 4 } ?? 0
      }

      isolated deinit { texture.map { g_object_unref(UnsafeMutableRawPointer($0)) } }
    }

    /// In bytes of pixels.
    private let room: Int
    private var entries: [Key: Entry] = [:]
    private var uses = 0
    private(set) var taken = 0

    init(room: Int = 96 << 20) { self.room = room }

    var count: Int { entries.count }

    /// - Parameter read: called on a cache miss.
    /// - Returns: nil: it cannot be read. The texture is valid until the next call.
    mutating func texture(of source: ImageContent.Source, read: () -> OpaquePointer?)
      -> OpaquePointer?
    {
      guard let key = Self.key(of: source) else { return nil }
      uses += 1
      if let known = entries[key] {
        known.lastUse = uses
        return known.texture
      }
      let entry = Entry(read(), source)
      entry.lastUse = uses
      entries[key] = entry
      taken += entry.size
      makeRoom()
      return entry.texture
    }

    private mutating func makeRoom() {
      while taken > room, entries.count > 1,
        let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        entries[oldest.key] = nil
        taken -= oldest.value.size
      }
    }

    private static func key(of source: ImageContent.Source) -> Key? {
      switch source {
      case .symbol: nil
      case .file(let path): .file(path)
      case .data(let bytes):
        bytes.withUnsafeBufferPointer { .bytes(UInt(bitPattern: $0.baseAddress), $0.count) }
      }
    }
  }
#endif
