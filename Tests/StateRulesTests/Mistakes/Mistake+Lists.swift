extension Mistake {
  /// The identity of rows and views.
  static let lists: [Mistake] = [
    Mistake(
      "ids of positions in a list that is edited",
      wrong: #"""
        import SwiftUI

        struct Names: View {
          @State private var names = ["Ann", "Ben"]
          var body: some View {
            VStack {
              ForEach(names.indices, id: \.self) { index in // here foreach-index-id
                TextField("Name", text: $names[index])
              }
              Button("Remove") { names.remove(at: 0) }
            }
          }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Name: Identifiable {
          let id = UUID()
          var text: String
        }

        struct Names: View {
          @State private var names = [Name(text: "Ann"), Name(text: "Ben")]
          var body: some View {
            VStack {
              ForEach($names) { $name in
                TextField("Name", text: $name.text)
              }
              Button("Remove") { names.remove(at: 0) }
            }
          }
        }
        """#),
    Mistake(
      "a constant range over what changes",
      wrong: #"""
        import SwiftUI

        struct Marks: View {
          @State private var marks = [1, 2]
          var body: some View {
            VStack {
              ForEach(0..<marks.count) { index in // here foreach-index-id
                Text("\(marks[index])")
              }
              Button("Add") { marks.append(3) }
            }
          }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Mark: Identifiable {
          let id = UUID()
          var value: Int
        }

        struct Marks: View {
          @State private var marks = [Mark(value: 1), Mark(value: 2)]
          var body: some View {
            VStack {
              ForEach(marks) { mark in Text("\(mark.value)") }
              Button("Add") { marks.append(Mark(value: 3)) }
            }
          }
        }
        """#),
    Mistake(
      "texts that are edited are their own ids",
      wrong: #"""
        import SwiftUI

        struct Tags: View {
          @State private var tags = ["new", "old"]
          var body: some View {
            ForEach($tags, id: \.self) { $tag in // here foreach-index-id
              TextField("Tag", text: $tag)
            }
          }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Tag: Identifiable {
          let id = UUID()
          var text: String
        }

        struct Tags: View {
          @State private var tags = [Tag(text: "new"), Tag(text: "old")]
          var body: some View {
            ForEach($tags) { $tag in
              TextField("Tag", text: $tag.text)
            }
          }
        }
        """#),
    Mistake(
      "an id computed anew",
      wrong: #"""
        import SwiftUI

        struct Song: Identifiable {
          var id: UUID { UUID() } // here unstable-id
          var title: String
        }

        struct Songs: View {
          let songs: [Song]
          var body: some View { List(songs) { Text($0.title) } }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Song: Identifiable {
          let id = UUID()
          var title: String
        }

        struct Songs: View {
          let songs: [Song]
          var body: some View { List(songs) { Text($0.title) } }
        }
        """#),
    Mistake(
      "a new identity to force a redraw",
      wrong: #"""
        import SwiftUI

        struct Draw: View {
          @State private var text = ""
          var body: some View {
            TextField("Text", text: $text).id(UUID()) // here unstable-id
          }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Draw: View {
          @State private var text = ""
          @State private var generation = 0
          var body: some View {
            TextField("Text", text: $text).id(generation)
            Button("Anew") { generation += 1 }
          }
        }
        """#),
    Mistake(
      "a modifier by a condition",
      wrong: #"""
        import SwiftUI

        extension View {
          @ViewBuilder func onlyIf<Content: View>( // here conditional-modifier
            _ condition: Bool, _ change: (Self) -> Content
          ) -> some View {
            if condition { change(self) } else { self }
          }
        }
        """#,
      right: #"""
        import SwiftUI

        struct Faded: View {
          let isFaded: Bool
          @State private var text = ""
          var body: some View {
            TextField("Text", text: $text).opacity(isFaded ? 0.5 : 1)
          }
        }
        """#),
  ]
}
