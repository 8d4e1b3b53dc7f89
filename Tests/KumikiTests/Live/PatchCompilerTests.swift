import Foundation
import Testing

@testable import kumiki

@Suite("Compiling patches")
struct PatchCompilerTests {
  @Test("Options that affect how sources are read stay, those for outputs do not")
  func essential() {
    let words = """
      swiftc -module-name App -emit-dependencies -emit-module -emit-module-path /m/App.swiftmodule \
      -output-file-map /m/map.json -incremental -c @/m/sources -I /m/Modules -j2 -DDEBUG \
      -Xcc -fmodule-map-file=/x -Xfrontend -entry-point-function-name -Xfrontend App_main \
      -swift-version 5 -Xfrontend -import-module -Xfrontend Combine -Xfrontend -enable-implicit-dynamic \
      -Xfrontend -enable-private-imports -Xfrontend -enable-experimental-opaque-type-erasure -g -Xcc -g \
      -package-name live
      """
    #expect(
      PatchCompiler.essential(words.split(separator: " ").map(String.init)).joined(separator: " ")
        == """
        swiftc -I /m/Modules -DDEBUG -Xcc -fmodule-map-file=/x -swift-version 5 -Xfrontend \
        -import-module -Xfrontend Combine -Xfrontend -enable-experimental-opaque-type-erasure -Xcc -g \
        -package-name live
        """)
  }

  @Test("The module is found in the build's output; if not, that is reported")
  func manifest() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).yaml")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = """
      commands:
        "C.App.module":
          tool: shell
          args: ["swiftc","-module-name","App","-emit-module","-swift-version","6"]
      """
    try Data(text.utf8).write(to: file)
    let command = try PatchCompiler("App", build: file)
      .command(
        [URL(fileURLWithPath: "/p/0.swift")], name: "P1", to: URL(fileURLWithPath: "/p/P1.so"))
    #expect(command.prefix(3) == ["swiftc", "-swift-version", "6"])
    #expect(command.suffix(1) == ["/p/0.swift"])
    #expect(command.contains("P1"))
    #expect(throws: (any Error).self) { try PatchCompiler("Other", build: file) }
  }
}
