import Previews
import ViewLayouts
import ViewRuntime

/// The previews of the running program, as `--previews` lists them and as the user asks for one.
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

  /// The preview of this name, or of this number as the list counts, or of this file ("Row.swift"
  /// or "Row.swift:12"); the first one if several are called so.
  package func find(_ wanted: String) -> RegisteredPreview? {
    if let number = Int(wanted), previews.indices.contains(number - 1) {
      return previews[number - 1]
    }
    return previews.first { $0.name == wanted }
      ?? previews.first { $0.name?.lowercased() == wanted.lowercased() }
      ?? previews.first { "\($0.fileID):\($0.line)".hasSuffix("/\(wanted)") }
      ?? previews.first { $0.fileID.hasSuffix("/\(wanted)") }
  }

  /// A line for each preview: number, name, place.
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
  /// Its name, or else the file that it is in.
  package var title: String {
    name ?? fileID.split(separator: "/").last.map(String.init) ?? fileID
  }

  /// The view, of the size that the traits ask for.
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
