import SwiftUI
import Testing
import ViewTesting

@MainActor
struct GeometryProxyTests {
  @Test("A helper that is of no actor may ask a proxy")
  func helper() throws {
    let app = ViewTest(Measured())
    #expect(app.exists("100 at 0"))
  }
}

private struct Helper {
  func words(_ proxy: GeometryProxy) -> String {
    "\(Int(proxy.size.width)) at \(Int(proxy.frame(in: .local).minX))"
  }
}

private struct Measured: View {
  var body: some View {
    GeometryReader { proxy in Text(verbatim: Helper().words(proxy)) }.frame(width: 100, height: 50)
  }
}
