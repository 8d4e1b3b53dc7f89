import Foundation

extension ViewTest {
  /// The environment variable that enables writing golden files: `VIEWTESTING_RECORD=1 swift test`.
  static let recordVariable = "VIEWTESTING_RECORD"

  /// Compares ``tree`` with a golden file.
  ///
  /// ```swift
  /// @MainActor @Test func looks() throws {
  ///   let app = ViewTest(ProfileView(name: "Ada"))
  ///   try app.expectTree("profile")     // Tests/Trees/AppTests/ProfileTests/profile.txt
  /// }
  /// ```
  ///
  /// `VIEWTESTING_RECORD=1 swift test` writes missing or differing files; review the difference and
  /// commit it.
  ///
  /// - Parameter name: the file's name, unique within the test's file.
  /// - Throws: ``ViewTestError`` with the differing lines.
  public func expectTree(
    _ name: String, filePath: String = #filePath, file: String = #fileID, line: Int = #line
  ) throws {
    let golden = GoldenFile(name, testPath: filePath, testID: file)
    let now = tree + "\n"
    let known = golden.text
    if known == now { return }
    guard ProcessInfo.processInfo.environment[Self.recordVariable] == nil else {
      do {
        return try golden.write(now)
      } catch {
        throw ViewTestError("\(golden.url.path) cannot be written: \(error)", file, line)
      }
    }
    let remedy = "Run with \(Self.recordVariable)=1 to write it."
    guard let known else {
      throw ViewTestError("There is no \(golden.url.path) yet. \(remedy)\n\(now)", file, line)
    }
    throw ViewTestError(
      "The screen differs from \(golden.url.path). \(remedy)\n"
        + LineDifference(from: known, to: now).description, file, line)
  }

  /// Compares ``tree`` with a text in the test.
  ///
  /// ```swift
  /// try app.expectTree(equals: """
  ///   window 0,0 640x384
  ///     text "Hello" 300,184 40x16
  ///   """)
  /// ```
  ///
  /// - Throws: ``ViewTestError`` with the differing lines.
  public func expectTree(
    equals expected: String, file: String = #fileID, line: Int = #line
  ) throws {
    let now = tree
    guard now != expected else { return }
    throw ViewTestError(
      "The screen is not as expected:\n" + LineDifference(from: expected, to: now).description,
      file, line)
  }
}
