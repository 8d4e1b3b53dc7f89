import SwiftUI

/// A part of a screen with a heading, on a ground of its own.
struct Card<Content: View>: View {
  private let title: LocalizedStringKey
  private let content: Content

  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    GroupBox {
      VStack(alignment: .leading, spacing: 8) { content }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.top, 4)
    } label: {
      Text(title)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
    }
  }
}
