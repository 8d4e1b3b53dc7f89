// error: incorrect argument label in call (have 'track:playing:', expected 'track:isPlaying:')
import SwiftUI

struct Track: Identifiable {
  let id: Int
  let title: String
  let length: TimeInterval
}

struct TrackRow: View {
  let track: Track
  let isPlaying: Bool

  var body: some View {
    Label(track.title, systemImage: isPlaying ? "pause" : "play")
  }
}

struct ContentView: View {
  let tracks: [Track]
  @State private var playing: Int?
  @State private var showsAlert = false

  var body: some View {
    TabView {
      NavigationStack {
        List {
          ForEach(tracks) { track in
            NavigationLink {
              Text(track.title)
            } label: {
              TrackRow(track: track, playing: playing == track.id)
            }
            .swipeActions {
              Button("Delete", role: .destructive) { showsAlert = true }
            }
          }
        }
        .navigationTitle("Tracks")
      }
      .tabItem { Label("Tracks", systemImage: "music.note") }
      Text("Settings")
        .tabItem { Label("Settings", systemImage: "gear") }
    }
    .alert("Delete?", isPresented: $showsAlert) {
      Button("Delete", role: .destructive) { playing = nil }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("It cannot be brought back.")
    }
  }
}
