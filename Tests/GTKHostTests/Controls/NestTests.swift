#if GTK
  import CAdw
  import Foundation
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Widgets inside a bar's widget", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct NestTests {
    struct Narrowing: View {
      @State private var isWide = true
      @State private var size = 0
      var body: some View {
        NavigationStack {
          Button("Change") { isWide.toggle() }
            .toolbar {
              ToolbarItem(placement: .principal) {
                Picker("Size", selection: $size) {
                  Text("S").tag(0)
                  Text("A longer word").tag(1)
                }
                .pickerStyle(.segmented)
                .labelsHidden()
                .frame(width: isWide ? 320 : 160)
              }
            }
        }
      }
    }

    @Test("GTK does not warn about the bar when a widget in it is rebuilt")
    func narrowing() throws {
      let former = Complaints.heard.count
      let fixture = try HostFixture { Narrowing() }
      for _ in 0..<4 {
        fixture.press(try #require(fixture.button("Change")))
        fixture.rest()
      }
      #expect(Complaints.heard.dropFirst(former).isEmpty)
    }
  }
#endif
