import SwiftUI

/// A park, its lakes, and a button to mark it.
struct ParkDetail: View {
  let park: Park
  @Binding var marked: Set<Park.ID>

  private var isMarked: Bool { marked.contains(park.id) }

  var body: some View {
    List {
      LabeledContent("Country", value: park.country)
      Section("Lakes") {
        ForEach(park.lakes, id: \.self) { name in
          NavigationLink(name, value: Lake(name: name, park: park.name))
        }
      }
    }
    .navigationTitle(park.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button(isMarked ? "Unmark" : "Mark") {
          if marked.remove(park.id) == nil { marked.insert(park.id) }
        }
      }
    }
  }
}

/// A lake, and the way back to the list.
struct LakeDetail: View {
  let lake: Lake
  @Binding var path: NavigationPath
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text("\(lake.name) lies in \(lake.park).")
      Button("To all parks") { path = NavigationPath() }
    }
    .navigationTitle(lake.name)
    .toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        Text("Path of \(path.count)").foregroundStyle(.secondary)
        Spacer()
        Button("Close") { dismiss() }
      }
    }
  }
}
