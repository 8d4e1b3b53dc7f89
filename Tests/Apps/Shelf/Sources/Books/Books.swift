import Foundation

public enum Books {
  public static var titles: [String] {
    let file = Bundle.module.url(
      forResource: "classics", withExtension: "txt", subdirectory: "Lists")!
    return try! String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}
