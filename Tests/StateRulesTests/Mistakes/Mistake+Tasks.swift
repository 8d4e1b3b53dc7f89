extension Mistake {
  /// Tasks and publishers that miss changes, or start over.
  static let tasks: [Mistake] = [
    Mistake(
      "a task that does not follow the selection",
      wrong: #"""
        import SwiftUI

        struct City: View {
          @State private var city = "Bern"
          @State private var text = ""
          var body: some View {
            TextField("City", text: $city)
            Text(text).task { text = await weather(of: city) } // here task-id-missing
          }
          private func weather(of city: String) async -> String { "Sunny in \(city)" }
        }
        """#,
      right: #"""
        import SwiftUI

        struct City: View {
          @State private var city = "Bern"
          @State private var text = ""
          var body: some View {
            TextField("City", text: $city)
            Text(text).task(id: city) { text = await weather(of: city) }
          }
          private func weather(of city: String) async -> String { "Sunny in \(city)" }
        }
        """#),
    Mistake(
      "an id of a text that something else is in",
      wrong: #"""
        import SwiftUI

        struct City: View {
          @State private var city = "Bern"
          @State private var day = "today"
          @State private var text = ""
          var body: some View {
            TextField("City", text: $city)
            TextField("Day", text: $day)
            Text(text).task(id: "\(city)") { text = await weather(city, day) } // here task-id-missing
          }
          private func weather(_ city: String, _ day: String) async -> String { "\(city), \(day)" }
        }
        """#,
      right: #"""
        import SwiftUI

        struct City: View {
          @State private var city = "Bern"
          @State private var day = "today"
          @State private var text = ""
          var body: some View {
            TextField("City", text: $city)
            TextField("Day", text: $day)
            Text(text).task(id: "\(city) \(day)") { text = await weather(city, day) }
          }
          private func weather(_ city: String, _ day: String) async -> String { "\(city), \(day)" }
        }
        """#),
    Mistake(
      "a timer that every body makes anew",
      wrong: #"""
        import SwiftUI

        struct Clock: View {
          @State private var seconds = 0
          var body: some View {
            Text("\(seconds)")
              .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in // here publisher-in-body
                seconds += 1
              }
          }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Clock: View {
          @State private var seconds = 0
          @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          var body: some View {
            Text("\(seconds)").onReceive(timer) { _ in seconds += 1 }
          }
        }
        """#),
  ]
}
