import Foundation
import LayoutCore
import Pictures
import SwiftUI

extension ViewTest {
  /// Draws a view without a display and compares it with an approved picture.
  ///
  /// ```swift
  /// @MainActor @Test func badge() throws {
  ///   try ViewTest.expectPicture("badge", of: Badge(count: 3))   // Tests/Pictures/AppTests/...
  /// }
  /// ```
  ///
  /// `VIEWTESTING_RECORD=1 swift test` writes missing or differing pictures: review and commit
  /// them. Letters use the installed fonts, so pictures with texts match only with the same fonts;
  /// shapes, colours and positions are the same everywhere.
  ///
  /// - Parameters:
  ///   - name: the file's name, unique within the test's file.
  ///   - content: the content, drawn like by `ImageRenderer`.
  ///   - size: the proposed size; nil uses the ideal size.
  ///   - scale: the number of pixels per point.
  ///   - tolerance: the tolerated deviation of a pixel's channel, 0...1.
  ///   - allowance: the fraction of pixels that may deviate by more, 0...1.
  /// - Throws: ``ViewTestError`` with the number, extent and position of the differing pixels, and
  ///   the path of the current picture.
  @MainActor
  public static func expectPicture<Content: View>(
    _ name: String, of content: Content, size: CGSize? = nil, scale: CGFloat = 1,
    tolerance: Double = 0.1, allowance: Double = 0.001, filePath: String = #filePath,
    file: String = #fileID, line: Int = #line
  ) throws {
    let golden = GoldenFile(
      name, testPath: filePath, testID: file, folder: "Pictures", ending: "png")
    let renderer = ImageRenderer(content: content)
    renderer.scale = scale
    if let size { renderer.proposedSize = ProposedViewSize(size) }
    let drawn = renderer.uiImage?.pngData()
    // Equal pixels give equal bytes, and decoding both takes longer than drawing.
    if let drawn, drawn == golden.data { return }
    guard let data = drawn, let now = PictureDecoder.decode([UInt8](data)) else {
      throw ViewTestError("There is nothing to draw: the view has no size.", file, line)
    }
    let known = golden.data.flatMap { PictureDecoder.decode([UInt8]($0)) }
    let comparison = known.map {
      // The tolerance is the same everywhere in the picture.
      PictureComparison(
        now, approved: $0, tolerance: Int(clamping: (tolerance * 255).rounded()),
        areaTolerance: Int(clamping: (tolerance * 255).rounded()), allowance: allowance * 1000)
    }
    if comparison?.isGood == true { return }
    guard ProcessInfo.processInfo.environment[recordVariable] == nil else {
      do {
        return try golden.write(data)
      } catch {
        throw ViewTestError("\(golden.url.path) cannot be written: \(error)", file, line)
      }
    }
    let seen = FileManager.default.temporaryDirectory.appendingPathComponent("\(name).png")
    try? data.write(to: seen)
    let remedy =
      "The present picture is \(seen.path). Run with \(recordVariable)=1 to approve it."
    guard let comparison else {
      throw ViewTestError("There is no picture \(golden.url.path) yet. \(remedy)", file, line)
    }
    throw ViewTestError(
      "The picture is not as approved in \(golden.url.path): \(comparison). \(remedy)", file, line)
  }
}
