extension Mistake {
  /// Who owns an object.
  static let ownership: [Mistake] = [
    Mistake(
      "an observed object is reset when its parent draws",
      wrong: #"""
        import SwiftUI

        final class Timerless: ObservableObject { @Published var ticks = 0 }

        struct Root: View {
          @State private var isDark = false
          var body: some View {
            Toggle("Dark", isOn: $isDark)
            Ticks()
          }
        }

        struct Ticks: View {
          @ObservedObject var model = Timerless() // here observed-object-owned
          var body: some View { Button("\(model.ticks)") { model.ticks += 1 } }
        }
        """#,
      right: #"""
        import SwiftUI

        final class Timerless: ObservableObject { @Published var ticks = 0 }

        struct Root: View {
          @State private var isDark = false
          var body: some View {
            Toggle("Dark", isOn: $isDark)
            Ticks()
          }
        }

        struct Ticks: View {
          @StateObject private var model = Timerless()
          var body: some View { Button("\(model.ticks)") { model.ticks += 1 } }
        }
        """#),
    Mistake(
      "an observed object made by a closure",
      wrong: #"""
        import SwiftUI

        final class Session: ObservableObject {
          @Published var user = ""
          var retries = 0
        }

        struct Login: View {
          @ObservedObject var session = { // here observed-object-owned
            let session = Session()
            session.retries = 3
            return session
          }()
          var body: some View { TextField("User", text: $session.user) }
        }
        """#,
      right: #"""
        import SwiftUI

        final class Session: ObservableObject {
          @Published var user = ""
          var retries = 0
        }

        struct Login: View {
          @StateObject private var session = {
            let session = Session()
            session.retries = 3
            return session
          }()
          var body: some View { TextField("User", text: $session.user) }
        }
        """#),
    Mistake(
      "an observed object made in the initialiser",
      wrong: #"""
        import SwiftUI

        final class Feed: ObservableObject { @Published var posts: [String] = [] }

        struct FeedScreen: View {
          @ObservedObject private var feed: Feed // here observed-object-owned
          init() { feed = Feed() }
          var body: some View {
            List(feed.posts, id: \.self) { Text($0) }
              .onAppear { feed.posts = ["Hello"] }
          }
        }
        """#,
      right: #"""
        import SwiftUI

        final class Feed: ObservableObject { @Published var posts: [String] = [] }

        struct FeedScreen: View {
          @StateObject private var feed = Feed()
          var body: some View {
            List(feed.posts, id: \.self) { Text($0) }
              .onAppear { feed.posts = ["Hello"] }
          }
        }
        """#),
    Mistake(
      "a row's object is made by the list's body",
      wrong: #"""
        import SwiftUI

        final class RowModel: ObservableObject {
          @Published var isOpen = false
          let title: String
          init(title: String) { self.title = title }
        }

        struct Rows: View {
          let titles: [String]
          var body: some View {
            VStack {
              ForEach(titles, id: \.self) { title in
                Row(model: RowModel(title: title)) // here observed-object-owned
              }
            }
          }
        }

        struct Row: View {
          @ObservedObject var model: RowModel
          var body: some View { Button(model.isOpen ? "Close" : model.title) { model.isOpen.toggle() } }
        }
        """#,
      right: #"""
        import SwiftUI

        final class RowModel: ObservableObject {
          @Published var isOpen = false
          let title: String
          init(title: String) { self.title = title }
        }

        struct Rows: View {
          let titles: [String]
          var body: some View {
            VStack {
              ForEach(titles, id: \.self) { title in
                Row(model: RowModel(title: title))
              }
            }
          }
        }

        struct Row: View {
          @StateObject private var model: RowModel
          init(model: @autoclosure @escaping () -> RowModel) {
            _model = StateObject(wrappedValue: model())
          }
          var body: some View { Button(model.isOpen ? "Close" : model.title) { model.isOpen.toggle() } }
        }
        """#),
    Mistake(
      "a state object that follows a parameter keeps the first one",
      wrong: #"""
        import SwiftUI

        final class Profile: ObservableObject {
          @Published var name: String
          init(name: String) { self.name = name }
        }

        struct Root: View {
          @StateObject private var first = Profile(name: "Ann")
          @StateObject private var second = Profile(name: "Ben")
          @State private var isFirst = true
          var body: some View {
            Toggle("First", isOn: $isFirst)
            ProfileView(profile: isFirst ? first : second)
          }
        }

        struct ProfileView: View {
          @StateObject var profile: Profile // here state-object-passed-in
          var body: some View { TextField("Name", text: $profile.name) }
        }
        """#,
      right: #"""
        import SwiftUI

        final class Profile: ObservableObject {
          @Published var name: String
          init(name: String) { self.name = name }
        }

        struct Root: View {
          @StateObject private var first = Profile(name: "Ann")
          @StateObject private var second = Profile(name: "Ben")
          @State private var isFirst = true
          var body: some View {
            Toggle("First", isOn: $isFirst)
            ProfileView(profile: isFirst ? first : second)
          }
        }

        struct ProfileView: View {
          @ObservedObject var profile: Profile
          var body: some View { TextField("Name", text: $profile.name) }
        }
        """#),
    Mistake(
      "an ObservableObject in @State",
      wrong: #"""
        import SwiftUI

        final class Basket: ObservableObject { @Published var items: [String] = [] }

        struct BasketView: View {
          @State private var basket = Basket() // here state-reference-type
          var body: some View {
            VStack {
              Text("\(basket.items.count) items")
              Button("Add") { basket.items.append("Apple") }
            }
          }
        }
        """#,
      right: #"""
        import SwiftUI

        final class Basket: ObservableObject { @Published var items: [String] = [] }

        struct BasketView: View {
          @StateObject private var basket = Basket()
          var body: some View {
            VStack {
              Text("\(basket.items.count) items")
              Button("Add") { basket.items.append("Apple") }
            }
          }
        }
        """#),
    Mistake(
      "any store in @State of a generic view",
      wrong: #"""
        import SwiftUI

        protocol Store: ObservableObject { var count: Int { get set } }

        struct Counter<S: Store>: View {
          @State var store: S // here state-reference-type
          var body: some View { Button("\(store.count)") { store.count += 1 } }
        }
        """#,
      right: #"""
        import SwiftUI

        protocol Store: ObservableObject { var count: Int { get set } }

        struct Counter<S: Store>: View {
          @ObservedObject var store: S
          var body: some View { Button("\(store.count)") { store.count += 1 } }
        }
        """#),
    Mistake(
      "a plain class in @State",
      wrong: #"""
        import SwiftUI

        final class Score { var points = 0 }

        struct Board: View {
          @State private var score = Score() // here state-reference-type
          var body: some View {
            Text("\(score.points)")
            Button("Goal") { score.points += 1 }
          }
        }
        """#,
      right: #"""
        import SwiftUI

        @Observable final class Score { var points = 0 }

        struct Board: View {
          @State private var score = Score()
          var body: some View {
            Text("\(score.points)")
            Button("Goal") { score.points += 1 }
          }
        }
        """#),
    Mistake(
      "a plain property holds an ObservableObject",
      wrong: #"""
        import SwiftUI

        final class Player: ObservableObject { @Published var isPlaying = false }

        struct Root: View {
          @StateObject private var player = Player()
          var body: some View { Controls(player: player) }
        }

        struct Controls: View {
          let player: Player // here unobserved-object
          var body: some View {
            Button(player.isPlaying ? "Pause" : "Play") { player.isPlaying.toggle() }
          }
        }
        """#,
      right: #"""
        import SwiftUI

        final class Player: ObservableObject { @Published var isPlaying = false }

        struct Root: View {
          @StateObject private var player = Player()
          var body: some View { Controls(player: player) }
        }

        struct Controls: View {
          @ObservedObject var player: Player
          var body: some View {
            Button(player.isPlaying ? "Pause" : "Play") { player.isPlaying.toggle() }
          }
        }
        """#),
  ]
}
