import SwiftUI

@main
struct StarsApp: App {
  var body: some Scene {
    WindowGroup("Stars") { ReviewView().padding() }
  }
}

struct ReviewView: View {
  @State private var stars = 3

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      StarRating("Coffee", value: $stars)
      Text(stars == 0 ? "Not judged yet" : "\(stars) of 5")
    }
  }
}
