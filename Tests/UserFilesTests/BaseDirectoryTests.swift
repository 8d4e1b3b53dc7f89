import Foundation
import Testing

@testable import UserFiles

struct BaseDirectoryTests {
  private let home = FileManager.default.homeDirectoryForCurrentUser

  @Test("The environment names the folder, by an absolute path")
  func given() {
    let environment = ["XDG_CONFIG_HOME": "/etc/mine", "XDG_STATE_HOME": "/var/日本"]
    #expect(BaseDirectory.config.url(environment: environment).path == "/etc/mine")
    #expect(BaseDirectory.state.url(environment: environment).path == "/var/日本")
  }

  @Test("The environment names the home folder, too")
  func homeGiven() {
    let state = BaseDirectory.state.url(environment: ["HOME": "/srv/日本"])
    #expect(state.path == "/srv/日本/.local/state")
    #expect(BaseDirectory.cache.url(environment: ["HOME": "/srv/日本"]).path == "/srv/日本/.cache")
    #expect(BaseDirectory.home(environment: ["HOME": "/srv/日本"]).path == "/srv/日本")
    let relative = BaseDirectory.state.url(environment: ["HOME": "here"])
    #expect(relative == home.appendingPathComponent(".local/state", isDirectory: true))
  }

  @Test(
    "Without a name, and with a relative one, it is in the user's home",
    arguments: [nil, "", "a/b"])
  func usual(_ given: String?) {
    let environment = given.map { ["XDG_CONFIG_HOME": $0, "XDG_STATE_HOME": $0] } ?? [:]
    let config = BaseDirectory.config.url(environment: environment)
    let state = BaseDirectory.state.url(environment: environment)
    #expect(config == home.appendingPathComponent(".config", isDirectory: true))
    #expect(state == home.appendingPathComponent(".local/state", isDirectory: true))
  }
}
