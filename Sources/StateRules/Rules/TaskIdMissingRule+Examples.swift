import SourceModel

extension TaskIdMissingRule {
  var examples: [RuleExample] {
    [
      .wrong(
        """
        import SwiftUI

        struct Mail: View {
          let messages: [Message]
          @State private var selection: Message.ID?
          var body: some View {
            NavigationSplitView {
              List(messages, selection: $selection) { Text($0.title) }
            } detail: {
              if let id = selection { Letter(id: id) } else { Text("Nothing selected") }
            }
          }
        }

        struct Letter: View {
          let id: Message.ID
          @State private var text = ""
          var body: some View {
            Text(text).task { text = await load(id) } // here
          }
        }
        """,
        fixed: """
          import SwiftUI

          struct Mail: View {
            let messages: [Message]
            @State private var selection: Message.ID?
            var body: some View {
              NavigationSplitView {
                List(messages, selection: $selection) { Text($0.title) }
              } detail: {
                if let id = selection { Letter(id: id) } else { Text("Nothing selected") }
              }
            }
          }

          struct Letter: View {
            let id: Message.ID
            @State private var text = ""
            var body: some View {
              Text(text).task(id: id) { text = await load(id) } // here
            }
          }
          """),
      .wrong(
        """
        import SwiftUI

        struct Cities: View {
          @State private var city = "Kyoto"
          @State private var chosen: String?
          var body: some View {
            VStack {
              Weather(city: city)
              Button("Osaka") { city = "Osaka" }
              if let chosen { Other(city: chosen) }
              Button("Nara") { chosen = "Nara" }
            }
          }
        }

        struct Weather: View {
          let city: String
          @State private var text = ""
          var body: some View {
            Text(text).task { text = await forecast(for: city) } // here
          }
        }

        struct Other: View {
          let city: String
          @State private var text = ""
          var body: some View { Text(text).task { text = await forecast(for: city) } }
        }

        func forecast(for city: String) async -> String { city }
        """,
        fixed: """
          import SwiftUI

          struct Cities: View {
            @State private var city = "Kyoto"
            @State private var chosen: String?
            var body: some View {
              VStack {
                Weather(city: city)
                Button("Osaka") { city = "Osaka" }
                if let chosen { Other(city: chosen) }
                Button("Nara") { chosen = "Nara" }
              }
            }
          }

          struct Weather: View {
            let city: String
            @State private var text = ""
            var body: some View {
              Text(text).task(id: city) { text = await forecast(for: city) } // here
            }
          }

          struct Other: View {
            let city: String
            @State private var text = ""
            var body: some View { Text(text).task { text = await forecast(for: city) } }
          }

          func forecast(for city: String) async -> String { city }
          """, isShown: false),
      .right(
        """
        import SwiftUI

        struct Mail: View {
          let messages: [Message]
          @State private var selection: Message.ID?
          @State private var shown: Message.ID?
          var body: some View {
            VStack {
              List(messages, selection: $selection) { Text($0.title) }
              if let id = selection { Letter(id: id).id(id) }
              if let selection { NavigationLink("Open") { Letter(id: selection) } }
              if let shown { Letter(id: shown) }
            }
            .sheet(isPresented: .constant(true)) { if let selection { Letter(id: selection) } }
          }
        }

        struct Letter: View {
          let id: Message.ID
          @State private var text = ""
          var body: some View { Text(text).task { text = await load(id) } }
        }

        struct Reader: View {
          let pages: [Int]
          @State private var page: Int?
          var body: some View {
            HStack {
              List(pages, id: \\.self, selection: $page) { Text("\\($0)") }
              if let page { Page(number: page) }
              if let page { Cover(number: page) }
            }
          }
        }

        struct Page: View {
          let number: Int
          @State private var text = ""
          var body: some View { Text(text).task { text = await load(number) }.id(number) }
        }

        struct Cover: View {
          let number: Int
          @State private var text = ""
          var body: some View { if number == 0 { Text(text).task { text = await load(number) } } }
        }

        struct Filters: View {
          @State private var word = ""
          var body: some View {
            TextField("Word", text: $word)
            Results(word: word)
          }
        }

        struct Results: View {
          let word: String
          @State private var found: [String] = []
          var body: some View {
            List(found, id: \\.self) { Text($0) }
              .task { found = await search(word) }
              .onChange(of: word) { Task { found = await search(word) } }
          }
        }
        """, isShown: false),
      .wrong(
        """
        import SwiftUI

        struct City: View {
          @State private var city = "Bern"
          @State private var day = "today"
          @State private var text = ""
          var body: some View {
            TextField("City", text: $city)
            TextField("Day", text: $day)
            Text(text).task(id: "\\(city)") { text = await weather(city, day) } // here
          }
        }

        struct Reloading: View {
          @State private var city = "Bern"
          @State private var text = ""
          @State private var reloads = 0
          var body: some View {
            TextField("City", text: $city)
            Text(text).task(id: reloads) { text = await weather(city, "today") }
          }
        }
        """, isShown: false),
      .wrong(
        """
        import SwiftUI

        struct Search: View {
          @State private var query = ""
          @State private var results: [String] = []
          var body: some View {
            List(results, id: \\.self) { Text($0) }
              .searchable(text: $query)
              .task { await load() } // here
          }
          private func load() async { results = await search(for: query) }
        }
        """,
        fixed: """
          import SwiftUI

          struct Search: View {
            @State private var query = ""
            @State private var results: [String] = []
            var body: some View {
              List(results, id: \\.self) { Text($0) }
                .searchable(text: $query)
                .task(id: query) { await load() } // here
            }
            private func load() async { results = await search(for: query) }
          }
          """, isShown: false),
      .right(
        """
        import SwiftUI

        struct Search: View {
          @State private var query = ""
          @State private var results: [String] = []
          var body: some View {
            List(results, id: \\.self) { Text($0) }
              .searchable(text: $query)
              .task { await load() }
              .refreshable { await load() }
          }
          private func load() async { results = await search(for: query) }
        }

        struct City: View {
          @State private var city = "Bern"
          @State private var day = "today"
          @State private var text = ""
          private var key: String { city + day }
          var body: some View {
            TextField("City", text: $city)
            TextField("Day", text: $day)
            Text(text).task(id: "\\(city) \\(key)") { text = await weather(city, day) }
          }
        }
        """, isShown: false),
      .wrong(
        """
        import SwiftUI

        struct Search: View {
          @State private var query = ""
          @State private var results: [String] = []
          var body: some View {
            List(results, id: \\.self) { Text($0) }
              .searchable(text: $query)
              .task { // here
                results = await search(for: query)
              }
          }
        }
        """,
        fixed: """
          import SwiftUI

          struct Search: View {
            @State private var query = ""
            @State private var results: [String] = []
            var body: some View {
              List(results, id: \\.self) { Text($0) }
                .searchable(text: $query)
                .task(id: query) { // here
                  results = await search(for: query)
                }
            }
          }
          """),
      .right(
        """
        import SwiftUI

        struct Search: View {
          @State private var query = ""
          @State private var results: [String] = []
          var body: some View {
            List(results, id: \\.self) { Text($0) }
              .searchable(text: $query)
              .task(id: query) {
                results = await search(for: query)
              }
          }
        }
        """),
    ]
  }
}
