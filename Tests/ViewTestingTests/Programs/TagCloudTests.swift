import SwiftUI
import Testing
import ViewTesting

@MainActor
struct TagCloudTests {
  @Test("Tags wrap to the next line, by guides evaluated in order")
  func cloud() async throws {
    let app = ViewTest(
      TagCloud(tags: ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta"]),
      size: CGSize(width: 240, height: 400))
    try await app.settle()
    let a = try app.find("alpha").frame
    let b = try app.find("beta").frame
    #expect(a.minY == b.minY)
    #expect(b.minX > a.maxX)
    #expect(try app.find("theta").frame.minY > a.maxY)
    #expect(try app.find("theta").frame.maxX <= 240)
  }
}

private struct TagCloud: View {
  let tags: [String]
  @State private var total = CGFloat.zero
  var body: some View {
    VStack { GeometryReader { g in content(g) } }.frame(height: total)
  }
  private func content(_ g: GeometryProxy) -> some View {
    var width = CGFloat.zero
    var height = CGFloat.zero
    return ZStack(alignment: .topLeading) {
      ForEach(tags, id: \.self) { tag in
        item(tag).padding([.horizontal, .vertical], 4)
          .alignmentGuide(.leading) { d in
            if abs(width - d.width) > g.size.width {
              width = 0
              height -= d.height
            }
            let result = width
            if tag == tags.last! { width = 0 } else { width -= d.width }
            return result
          }
          .alignmentGuide(.top) { d in
            let result = height
            if tag == tags.last! { height = 0 }
            return result
          }
      }
    }.background(
      GeometryReader { inner -> Color in
        let rect = inner.frame(in: .local)
        DispatchQueue.main.async { total = rect.size.height }
        return .clear
      })
  }
  func item(_ text: String) -> some View {
    Text(text).padding(.all, 5).font(.body).background(Color.blue)
  }
}
