import Foundation

// The project's build setting isolates it, and on Apple's systems Foundation brings both names in.
@Observable
class LampModel {
  var isOn = false
  private(set) var watts: Int

  init() {
    let file = Bundle.main.url(forResource: "lamps", withExtension: "json")!
    watts = try! JSONDecoder().decode([String: Int].self, from: Data(contentsOf: file))["watts"]!
  }
}
