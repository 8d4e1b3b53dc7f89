import SwiftUI
import Testing
import ViewTesting

@MainActor
struct PopupTests {
  @Test("A popup is shown and hidden from a background queue")
  func popup() async throws {
    let app = ViewTest(Popups())
    try app.toggle("Show").tap()
    try await app.advance(by: .seconds(1))
    #expect(app.exists("popup"))
    #expect(try app.find("popup").opacity == 1)
    try app.toggle("Show").tap()
    try await app.advance(by: .seconds(1))
    #expect(!app.exists("popup"))
    try app.toggle("Show").tap()
    try await app.advance(by: .seconds(1))
    #expect(try app.find("popup").opacity == 1)
  }
}

private struct Popups: View {
  @State private var isPresented = false
  var body: some View {
    VStack {
      Toggle("Show", isOn: $isPresented)
      Text("content").modifier(Popup(isPresented: $isPresented))
    }
  }
  struct Popup: ViewModifier {
    @Binding var isPresented: Bool
    @State private var shows = false
    @State private var content = false
    @State private var rect = CGRect.zero
    @State private var semaphore = DispatchSemaphore(value: 1)
    let queue = DispatchQueue(label: "events", qos: .utility)
    func body(content base: Content) -> some View {
      base.overlay {
        if content {
          Text("popup").opacity(shows ? 1 : 0)
            .background(
              GeometryReader { proxy -> AnyView in
                let frame = proxy.frame(in: .global)
                DispatchQueue.main.async { if frame != rect { rect = frame } }
                return AnyView(EmptyView())
              })
        }
      }
      .onChange(of: isPresented) {
        queue.async { [semaphore] in
          semaphore.wait()
          DispatchQueue.main.async { appear(isPresented) }
        }
      }
      .onChange(of: rect) {
        guard rect.height != 0 else { return }
        DispatchQueue.main.async { withAnimation { shows = true } }
      }
    }
    func appear(_ on: Bool) {
      if on {
        content = true
        rect = .zero
      } else {
        shows = false
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
        if !shows { content = false }
        semaphore.signal()
      }
    }
  }
}
