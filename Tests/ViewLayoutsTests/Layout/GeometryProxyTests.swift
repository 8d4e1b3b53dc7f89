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

  @Test("A view that was handed the proxy follows the size and the place, too")
  func handedDown() throws {
    let app = ViewTest(Lowered(), size: CGSize(width: 300, height: 200))
    #expect(app.findAll("300 at 20").count == 2)
    app.resize(to: CGSize(width: 200, height: 100))
    #expect(app.findAll("200 at 20").count == 2)
    try app.tap("Lower")
    #expect(app.findAll("200 at 60").count == 2)
  }
}

extension GeometryProxyTests {
  @Test("The scroll view along an axis is the nearest that scrolls so, past others")
  func scrollViewAlongAxis() throws {
    let app = ViewTest(
      ScrollView(.vertical) {
        Color.clear.frame(height: 30)
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Color.clear.frame(width: 40, height: 20)
            GeometryReader { geometry in
              let near = geometry.frame(in: .scrollView)
              let down = geometry.frame(in: .scrollView(axis: .vertical))
              let across = geometry.frame(in: .scrollView(axis: .horizontal))
              Text("\(Int(near.minY)) \(Int(down.minY)) \(Int(across.minY))")
            }
            .frame(width: 100, height: 20)
          }
        }
      }, size: CGSize(width: 200, height: 200))
    #expect(app.exists("0 38 0"))
  }
}

private struct Row: View {
  let geometry: GeometryProxy

  var body: some View {
    Text("\(Int(geometry.size.width)) at \(Int(geometry.frame(in: .global).minY))")
      .frame(height: 20)
  }
}

private struct Lowered: View {
  @State private var isLow = false

  var body: some View {
    VStack(spacing: 0) {
      Button("Lower") { isLow.toggle() }.frame(height: isLow ? 60 : 20)
      GeometryReader { geometry in
        List(0..<2) { _ in Row(geometry: geometry) }
      }
    }
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
