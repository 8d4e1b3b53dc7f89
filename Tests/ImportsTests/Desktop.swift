import AppKit
import SwiftUICore

/// Uses names that programs import AppKit for.
struct Ground: View {
  let color = NSColor.windowBackgroundColor

  var body: some View {
    Color(nsColor: color)
    Color(nsColor: .secondaryLabelColor)
  }
}
