import SwiftUI

/// The page of a post.
struct PostDetailView: View {
  let post: Post

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(post.title)
          .font(.title)
          .bold()
        Text(post.body)
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .navigationTitle("Post \(post.id)")
  }
}
