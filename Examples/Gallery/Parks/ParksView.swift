import SwiftUI

/// Two tabs with a stack each: a searchable list of parks, and the marked ones.
struct ParksView: View {
  private enum Page { case parks, marked }

  @State private var page = Page.parks
  @State private var marked: Set<Park.ID> = []

  var body: some View {
    TabView(selection: $page) {
      Tab("Parks", systemImage: "leaf", value: .parks) { ParkList(marked: $marked) }
      Tab("Marked", systemImage: "star", value: .marked) { MarkedParks(marked: $marked) }
        .badge(marked.count)
    }
  }
}

private struct ParkList: View {
  @Binding var marked: Set<Park.ID>
  @State private var path = NavigationPath()
  @State private var text = ""

  private var found: [Park] {
    text.isEmpty
      ? Park.all
      : Park.all.filter {
        $0.name.localizedCaseInsensitiveContains(text)
          || $0.country.localizedCaseInsensitiveContains(text)
      }
  }

  var body: some View {
    NavigationStack(path: $path) {
      List(found) { park in
        NavigationLink(value: park) {
          Label(park.name, systemImage: marked.contains(park.id) ? "star.fill" : "leaf")
        }
      }
      .overlay { if found.isEmpty { ContentUnavailableView.search(text: text) } }
      .navigationTitle("Parks")
      .searchable(text: $text, prompt: "Name or country")
      .toolbar {
        Button("Deepest lake") {
          path.append(Park.all[3])
          path.append(Lake(name: "摩周湖", park: "Akan-Mashū"))
        }
      }
      .navigationDestination(for: Park.self) { ParkDetail(park: $0, marked: $marked) }
      .navigationDestination(for: Lake.self) { LakeDetail(lake: $0, path: $path) }
    }
  }
}

private struct MarkedParks: View {
  @Binding var marked: Set<Park.ID>

  var body: some View {
    NavigationStack {
      Group {
        if marked.isEmpty {
          ContentUnavailableView("Nothing is marked", systemImage: "star")
        } else {
          List(marked.sorted(), id: \.self) { Text($0) }
        }
      }
      .navigationTitle("Marked")
    }
  }
}
