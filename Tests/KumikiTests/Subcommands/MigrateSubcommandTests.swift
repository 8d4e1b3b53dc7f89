import Foundation
import Testing

/// `kumiki migrate` from the command line.
struct MigrateSubcommandTests {
  private static let model = "class A: ObservableObject { @Published var x = 0 }; let a = A().x\n"

  @Test(
    "Folders with a one-letter name are folders",
    arguments: ["A", "A/", "./A", "A/B", "A/B/M.swift"])
  func shortFolders(_ path: String) throws {
    try RunningKumiki.withFolder(["A/B/M.swift": Self.model]) { folder in
      let result = try RunningKumiki.run(["migrate", "observable", path], in: folder)
      #expect(result.status == 0, "\(result.text)")
      #expect(result.text.contains("1 file changed."))
    }
  }

  @Test("A file of a package stands for the package, whatever its name")
  func package() throws {
    let files = ["Package.swift": "", "S/M.swift": Self.model]
    try RunningKumiki.withFolder(files) { folder in
      let inside = folder.appendingPathComponent("S")
      for (path, place) in [("M.swift", inside), (".", inside), ("S/M.swift", folder)] {
        let result = try RunningKumiki.run(["migrate", "observable", path, "--diff"], in: place)
        #expect(result.text.contains("can be @Observable"), "\(path): \(result.text)")
      }
    }
  }

  @Test(
    "Contradictory and useless options are refused",
    arguments: [
      (["--lazy", "--allow-repeated-initializers"], "which is meant?"),
      (["--sdk", "x"], "goes with '--verify'"),
      (["--dif"], "Is '--diff' meant?"),
    ])
  func refused(_ arguments: [String], _ reason: String) throws {
    try RunningKumiki.withFolder(["M.swift": Self.model]) { folder in
      let result = try RunningKumiki.run(["migrate", "observable"] + arguments, in: folder)
      #expect(result.status == 2)
      #expect(result.text.contains(reason), "\(result.text)")
    }
  }
}
