import Foundation
import Testing

@testable import kumiki

struct LibraryFolderTests {
  @Test(
    "Builds of apps are in the cache that the environment names, or the one in the home folder",
    arguments: [
      (["XDG_CACHE_HOME": "/var/貯"], "/var/貯/kumiki/apps"),
      (["HOME": "/tmp/家"], "/tmp/家/.cache/kumiki/apps"),
      (["HOME": "/tmp/家", "XDG_CACHE_HOME": "here"], "/tmp/家/.cache/kumiki/apps"),
    ])
  func cache(environment: [String: String], place: String) {
    #expect(LibraryFolder.cache(environment: environment).path == place)
  }
}
