import Previews
import ViewLayouts
import ViewRuntime

/// The previews of the running program, for the list of `--previews` and for selection by the user.
///
/// ```text
/// $ myapp --previews
///   1  Enabled State     MyApp/ToggleRow.swift:41
///   2  Interactive       MyApp/ToggleRow.swift:58
/// $ myapp --previews Interactive
/// ```
@MainActor
package struct PreviewCatalog {
  package let previews: [RegisteredPreview]

  package init(_ previews: [RegisteredPreview] = PreviewRegistry.previews()) {
    self.previews = previews
  }

  /// Returns the preview with this name, with this number in the list, or in this file ("Row.swift"
  /// or "Row.swift:12"); the first one if several match.
  package func find(_ wanted: String) -> RegisteredPreview? {
    if let number = Int(wanted), previews.indices.contains(number - 1) {
      return previews[number - 1]
    }
    return previews.first { $0.name == wanted }
      ?? previews.first { $0.name?.lowercased() == wanted.lowercased() }
      ?? previews.first { "\($0.fileID):\($0.line)".hasSuffix("/\(wanted)") }
      ?? previews.first { $0.fileID.hasSuffix("/\(wanted)") }
  }

  /// A list with a line for each preview: number, name, location.
  package var list: String {
    guard !previews.isEmpty else { return "This program declares no #Preview." }
    let names = previews.map(\.title)
    let width = names.map(\.count).max() ?? 0
    let digits = "\(previews.count)".count
    return zip(previews, names).enumerated().map { index, line in
      let (preview, name) = line
      let number = "\(index + 1)"
      return String(repeating: " ", count: digits + 2 - number.count) + number + "  " + name
        + String(repeating: " ", count: width - name.count + 2)
        + "\(preview.fileID):\(preview.line)"
    }
    .joined(separator: "\n")
  }
}

extension RegisteredPreview {
  /// The name of the preview, or else its file.
  package var title: String {
    name ?? fileID.split(separator: "/").last.map(String.init) ?? fileID
  }

  /// The view, in the size that the traits set.
  @MainActor
  package var view: AnyView {
    let view = AnyView(make())
    for trait in traits.reversed() {
      switch trait.request {
      case .fixed(let width, let height): return AnyView(view.frame(width: width, height: height))
      case .sizeThatFits: return AnyView(view.fixedSize())
      case .defaultLayout: return view
      case .orientation, .modifier: continue
      }
    }
    return AnyView(PreviewCanvas(content: view))
  }
}
