import Controls
import Foundation
import LayoutCore
import Previews
import ViewDrawing
import ViewLayouts
import ViewRuntime
import ViewTexts

/// All previews of a program in a column, each with its name: `--previews all`.
struct PreviewSheet: View {
  let previews: [RegisteredPreview]

  var body: some View {
    if previews.isEmpty {
      Text(verbatim: "This program declares no #Preview.")
    } else {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          ForEach(previews.indices, id: \.self) { index in
            PreviewCard(preview: previews[index])
          }
        }
        .padding()
      }
    }
  }
}

private struct PreviewCard: View {
  let preview: RegisteredPreview

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(verbatim: preview.title).font(.headline)
        Text(verbatim: "\(preview.fileID):\(preview.line)").foregroundStyle(.secondary)
      }
      preview.view
        .frame(maxWidth: .infinity)
        .frame(height: 320)
        .clipped()
        // A border line takes up a separate cell.
        .padding(8)
        .border(.separator)
    }
  }
}
