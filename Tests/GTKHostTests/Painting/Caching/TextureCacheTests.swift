#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import Testing

  @testable import GTKHost

  @Suite("Cached textures", .enabled { await hasDisplay })
  @MainActor
  struct TextureCacheTests {
    private func texture(_ side: Int32) -> OpaquePointer? {
      let bytes = g_bytes_new(
        [UInt8](repeating: 7, count: Int(side * side * 4)), gsize(side * side * 4))
      defer { g_bytes_unref(bytes) }
      return gdk_memory_texture_new(
        side, side, GDK_MEMORY_R8G8B8A8_PREMULTIPLIED, bytes, gsize(side * 4))
    }

    @Test("The same bytes are read once; equal bytes elsewhere are not compared with them")
    func identity() {
      var textures = TextureCache()
      var reads = 0
      func show(_ bytes: [UInt8]) {
        _ = textures.texture(of: .data(bytes)) {
          reads += 1
          return texture(4)
        }
      }
      let picture = [UInt8](repeating: 1, count: 5_000)
      let other = [UInt8](repeating: 1, count: 5_000)
      for _ in 0..<3 { show(picture) }
      #expect(reads == 1)
      show(other)
      #expect(reads == 2)
    }

    @Test("The least recently used texture is evicted when there is no more room")
    func leaving() {
      var textures = TextureCache(room: 3 * 64 * 64 * 4)
      var reads: [String] = []
      func show(_ name: String) {
        _ = textures.texture(of: .file(name)) {
          reads.append(name)
          return texture(64)
        }
      }
      for name in ["a", "b", "c", "a", "d"] { show(name) }
      #expect(textures.count == 3 && textures.taken <= 3 * 64 * 64 * 4)
      reads = []
      for name in ["a", "c", "d", "b"] { show(name) }
      #expect(reads == ["b"])
    }
  }
#endif
