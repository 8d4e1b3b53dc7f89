// error: cannot find 'nmae' in scope
import SwiftUI

struct ContentView: View {
  @State private var showsSheet = false
  @State private var name = ""

  var body: some View {
    NavigationStack {
      Form {
        Section("Who") {
          TextField("Name", text: $name)
          Button("Edit") { showsSheet = true }
        }
      }
      .sheet(isPresented: $showsSheet) {
        VStack(alignment: .leading, spacing: 12) {
          HStack {
            Image(systemName: "person")
              .font(.title2)
              .foregroundStyle(.blue)
            Text(nmae)
              .font(.headline)
            Spacer()
            Button {
              showsSheet = false
            } label: {
              Image(systemName: "xmark")
            }
            .buttonStyle(.bordered)
            .tint(.gray)
          }
          .padding()
          .background {
            RoundedRectangle(cornerRadius: 12, style: .continuous)
              .fill(.ultraThinMaterial)
          }
        }
        .presentationDetents([.medium])
      }
      .navigationTitle("Profile")
    }
  }
}
