extension Mistake {
  /// Objects whose changes are not observed.
  static let objects: [Mistake] = [
    Mistake(
      "nested objects are not heard",
      wrong: #"""
        import SwiftUI

        final class Address: ObservableObject { @Published var city = "" }

        final class Person: ObservableObject {
          @Published var address = Address() // here nested-observable-object
        }

        struct PersonView: View {
          @StateObject private var person = Person()
          var body: some View {
            Text(person.address.city)
            Button("Move") { person.address.city = "Bern" }
          }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Address { var city = "" }

        final class Person: ObservableObject {
          @Published var address = Address()
        }

        struct PersonView: View {
          @StateObject private var person = Person()
          var body: some View {
            Text(person.address.city)
            Button("Move") { person.address.city = "Bern" }
          }
        }
        """#),
    Mistake(
      "a list of objects is not heard",
      wrong: #"""
        import SwiftUI

        final class Item: ObservableObject, Identifiable { @Published var isDone = false }

        final class Todos: ObservableObject {
          @Published var items: [Item] = [] // here nested-observable-object
        }

        struct TodosView: View {
          @StateObject private var todos = Todos()
          var body: some View {
            List(todos.items) { item in
              Button(item.isDone ? "Done" : "Open") { item.isDone.toggle() }
            }
          }
        }
        """#,
      right: #"""
        import SwiftUI

        final class Item: ObservableObject, Identifiable { @Published var isDone = false }

        final class Todos: ObservableObject {
          @Published var items: [Item] = []
        }

        struct TodosView: View {
          @StateObject private var todos = Todos()
          var body: some View {
            List(todos.items) { item in ItemRow(item: item) }
              .onAppear { todos.items = [Item()] }
          }
        }

        struct ItemRow: View {
          @ObservedObject var item: Item
          var body: some View { Button(item.isDone ? "Done" : "Open") { item.isDone.toggle() } }
        }
        """#),
    Mistake(
      "nothing published",
      wrong: #"""
        import SwiftUI

        final class Settings: ObservableObject { // here observable-object-no-published
          var volume = 0.5
        }

        struct SettingsView: View {
          @StateObject private var settings = Settings()
          var body: some View { Slider(value: $settings.volume) }
        }
        """#,
      right: #"""
        import SwiftUI

        final class Settings: ObservableObject {
          @Published var volume = 0.5
        }

        struct SettingsView: View {
          @StateObject private var settings = Settings()
          var body: some View { Slider(value: $settings.volume) }
        }
        """#),
    Mistake(
      "published in a class that is no ObservableObject",
      wrong: #"""
        import SwiftUI

        final class Lamp {
          @Published var isOn = false // here published-outside-observable-object
        }

        struct LampView: View {
          let lamp: Lamp
          var body: some View { Button(lamp.isOn ? "Off" : "On") { lamp.isOn.toggle() } }
        }
        """#,
      right: #"""
        import SwiftUI

        final class Lamp: ObservableObject {
          @Published var isOn = false
        }

        struct LampView: View {
          @ObservedObject var lamp: Lamp
          var body: some View { Button(lamp.isOn ? "Off" : "On") { lamp.isOn.toggle() } }
        }
        """#),
    Mistake(
      "published in a struct",
      wrong: #"""
        import SwiftUI

        struct Form {
          @Published var name = "" // here published-outside-observable-object
        }
        """#,
      right: #"""
        import SwiftUI

        struct Form {
          var name = ""
        }
        """#),
    Mistake(
      "an @Observable class in @StateObject",
      wrong: #"""
        import SwiftUI

        @Observable final class Counter { var count = 0 }

        struct CounterView: View {
          @StateObject private var counter = Counter() // here observable-legacy-wrapper
          var body: some View { Button("\(counter.count)") { counter.count += 1 } }
        }
        """#,
      right: #"""
        import SwiftUI

        @Observable final class Counter { var count = 0 }

        struct CounterView: View {
          @State private var counter = Counter()
          var body: some View { Button("\(counter.count)") { counter.count += 1 } }
        }
        """#),
    Mistake(
      "an @Observable class given to environmentObject",
      wrong: #"""
        import SwiftUI

        @Observable final class Account { var name = "" }

        struct Root: View {
          @State private var account = Account()
          var body: some View {
            Screen().environmentObject(account) // here observable-legacy-wrapper
          }
        }

        struct Screen: View {
          @Environment(Account.self) private var account
          var body: some View { Text(account.name) }
        }
        """#,
      right: #"""
        import SwiftUI

        @Observable final class Account { var name = "" }

        struct Root: View {
          @State private var account = Account()
          var body: some View {
            Screen().environment(account)
          }
        }

        struct Screen: View {
          @Environment(Account.self) private var account
          var body: some View { Text(account.name) }
        }
        """#),
    Mistake(
      "a wrapper inside of @Observable",
      wrong: #"""
        import SwiftUI

        @Observable final class Preferences {
          @AppStorage("name") var name = "" // here observable-wrapper-not-ignored
        }

        struct PreferencesView: View {
          @State private var preferences = Preferences()
          var body: some View { TextField("Name", text: $preferences.name) }
        }
        """#,
      right: #"""
        import SwiftUI

        @Observable final class Preferences {
          var name = UserDefaults.standard.string(forKey: "name") ?? "" {
            didSet { UserDefaults.standard.set(name, forKey: "name") }
          }
        }

        struct PreferencesView: View {
          @State private var preferences = Preferences()
          var body: some View { TextField("Name", text: $preferences.name) }
        }
        """#),
    Mistake(
      "@Published inside of @Observable",
      wrong: #"""
        import SwiftUI

        @Observable final class Volume {
          @Published var level = 0.5 // here observable-wrapper-not-ignored
        }

        struct VolumeView: View {
          @State private var volume = Volume()
          var body: some View { Slider(value: $volume.level) }
        }
        """#,
      right: #"""
        import SwiftUI

        @Observable final class Volume {
          var level = 0.5
        }

        struct VolumeView: View {
          @State private var volume = Volume()
          var body: some View { Slider(value: $volume.level) }
        }
        """#),
    Mistake(
      "a binding of an @Observable parameter without @Bindable",
      wrong: #"""
        import SwiftUI

        @Observable final class Draft { var text = "" }

        struct DraftView: View {
          let draft: Draft
          var body: some View {
            TextField("Text", text: $draft.text) // here bindable-missing
          }
        }
        """#,
      right: #"""
        import SwiftUI

        @Observable final class Draft { var text = "" }

        struct DraftView: View {
          @Bindable var draft: Draft
          var body: some View {
            TextField("Text", text: $draft.text)
          }
        }
        """#),
    Mistake(
      "a binding of an @Observable from the environment",
      wrong: #"""
        import SwiftUI

        @Observable final class Draft { var text = "" }

        struct DraftView: View {
          @Environment(Draft.self) private var draft
          var body: some View {
            TextField("Text", text: $draft.text) // here bindable-missing
          }
        }
        """#,
      right: #"""
        import SwiftUI

        @Observable final class Draft { var text = "" }

        struct DraftView: View {
          @Environment(Draft.self) private var draft
          var body: some View {
            @Bindable var draft = draft
            TextField("Text", text: $draft.text)
          }
        }
        """#),
  ]
}
