import SwiftUI
import ViewRuntime

extension ViewTest {
  /// Shows a `#Preview` of the tested program.
  ///
  /// ```swift
  /// let test = try ViewTest(preview: "Interactive")
  /// try test.tap("Notifications")
  /// ```
  ///
  /// - Parameters:
  ///   - name: the name given to `#Preview`; or its file, "ToggleRow.swift", with its line if there
  ///     are several: "ToggleRow.swift:41".
  ///   - size: the window's size, in points.
  ///   - colorScheme: light or dark mode.
  /// - Throws: ``ViewTestError`` with the existing names, if none matches.
  public convenience init(
    preview name: String, size: CGSize = CGSize(width: 640, height: 384),
    colorScheme: ColorScheme = .light, file: String = #fileID, line: Int = #line
  ) throws {
    let catalog = PreviewCatalog()
    guard let preview = catalog.find(name) else {
      throw ViewTestError("There is no preview called \"\(name)\".\n\(catalog.list)", file, line)
    }
    self.init(preview.view, size: size, colorScheme: colorScheme)
  }

  /// The names of the program's previews, ordered by file and line; an unnamed preview is named
  /// after its file.
  public static var previewNames: [String] { PreviewCatalog().previews.map(\.title) }
}
