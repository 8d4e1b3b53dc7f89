import SwiftUI

/// A post in the list: its title, and its first words.
struct PostRow: View {
  let post: Post

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(post.title)
        .font(.headline)
      Text(post.body)
        .foregroundStyle(.secondary)
        .lineLimit(2)
    }
  }
}
