import Foundation
import Testing

/// `kumiki check --fix` on files that are hard to write.
struct DifficultFilesTests {
  private static let old = """
    import SwiftUI
    struct Counter: View {
      @State var count = 0
      var body: some View { Text("🎈\\(count)") }
    }

    """
  private static let new = old.replacingOccurrences(of: "@State var", with: "@State private var")
  private static let isRoot = geteuid() == 0

  private func text(_ name: String, in folder: URL) throws -> String {
    String(
      decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
  }

  private func fix(_ folder: URL, _ more: [String] = []) throws -> (text: String, status: Int32) {
    try RunningKumiki.run(["check", "--fix", "--no-cache"] + more, in: folder)
  }

  @Test("If killed while writing, it leaves each file old or new, and the next run finishes")
  func killed() throws {
    let names = (0..<300).map { "F\($0).swift" }
    try RunningKumiki.withFolder(
      Dictionary(uniqueKeysWithValues: names.map { ($0, Self.old) })
    ) { folder in
      let run = try RunningKumiki(["check", "--fix", "--no-cache"], in: folder)
      while run.isRunning, try text("F0.swift", in: folder) == Self.old {}
      run.kill()
      _ = run.end()
      for name in names {
        let present = try text(name, in: folder)
        #expect([Self.old, Self.new].contains(present), "\(name)")
      }
      #expect(try fix(folder).status == 0)
      for name in names { #expect(try text(name, in: folder) == Self.new, "\(name)") }
      #expect(try fix(folder).text.isEmpty)
    }
  }

  @Test(
    "Line endings, byte order marks and a missing last newline stay; invalid bytes are reported")
  func bytes() throws {
    let windows = "\u{FEFF}" + Self.old.replacingOccurrences(of: "\n", with: "\r\n")
    try RunningKumiki.withFolder(["W.swift": windows, "E.swift": String(Self.old.dropLast())]) {
      folder in
      let broken = Data([0x2F, 0x2F, 0x20, 0xFF, 0xC3, 0x0A])
      try (broken + Data(Self.old.utf8)).write(to: folder.appendingPathComponent("B.swift"))
      let fixed = try fix(folder, ["--only", "private-state"])
      #expect(fixed.status == 1 && fixed.text.contains("B.swift:1:4: "), "\(fixed.text)")
      #expect(
        try Data(contentsOf: folder.appendingPathComponent("W.swift"))
          == Data(
            ("\u{FEFF}" + Self.new.replacingOccurrences(of: "\n", with: "\r\n")).utf8))
      #expect(try text("E.swift", in: folder) == String(Self.new.dropLast()))
      #expect(
        try Data(contentsOf: folder.appendingPathComponent("B.swift"))
          == broken + Data(Self.new.utf8))
    }
  }

  @Test("Circular and broken links, and special files, do not block")
  func links() throws {
    try RunningKumiki.withFolder(["A/F.swift": Self.old]) { folder in
      func link(_ name: String, to other: String) throws {
        try FileManager.default.createSymbolicLink(
          atPath: folder.appendingPathComponent(name).path, withDestinationPath: other)
      }
      try link("A/up", to: "..")
      try link("A/self", to: "self")
      try link("A/x.swift", to: "y.swift")
      try link("A/y.swift", to: "x.swift")
      try link("A/gone.swift", to: "nowhere.swift")
      try link("same.swift", to: "A/F.swift")
      #expect(try fix(folder).status == 0)
      #expect(try text("A/F.swift", in: folder) == Self.new)
      // The link is still a link.
      let target = try FileManager.default.destinationOfSymbolicLink(
        atPath: folder.appendingPathComponent("same.swift").path)
      #expect(target == "A/F.swift")
      try #require(mkfifo(folder.appendingPathComponent("pipe.swift").path, 0o600) == 0)
      let withPipe = try fix(folder)
      #expect(withPipe.text.contains("pipe.swift: It is no plain file."))
      #expect(withPipe.status == 3)
    }
  }

  @Test("A file of a megabyte is fixed like any other")
  func large() throws {
    let filling = String(repeating: "// 日本語の行です。\n", count: 40_000)
    try RunningKumiki.withFolder(["L.swift": filling + Self.old + filling]) { folder in
      let status = try fix(folder).status
      let mended = try text("L.swift", in: folder)
      #expect(status == 0)
      #expect(mended == filling + Self.new + filling)
    }
  }

  @Test(
    "Without permission nothing is written, and the file is reported", .enabled(if: !isRoot))
  func permissions() throws {
    try RunningKumiki.withFolder(["A.swift": Self.old, "B.swift": Self.old, "C/D.swift": Self.old])
    { folder in
      let file = folder.appendingPathComponent("B.swift").path
      let inner = folder.appendingPathComponent("C").path
      chmod(file, 0o400)
      let refused = try fix(folder)
      #expect(refused.status == 3)
      #expect(refused.text.contains("B.swift: Permission denied. Nothing was written."))
      #expect(try text("A.swift", in: folder) == Self.old)
      chmod(file, 0o600)
      chmod(inner, 0)
      defer { chmod(inner, 0o700) }
      let partial = try fix(folder)
      #expect(partial.status == 3)
      #expect(partial.text.contains("C: The folder may not be read."))
      #expect(try text("A.swift", in: folder) == Self.new)
    }
  }
}
