import SwiftUI

/// A few posts for a gallery without a network. The first request fails, to show what that looks
/// like.
actor SamplePosts: PostSource {
  private var requests = 0

  func posts() async throws -> [Post] {
    requests += 1
    let isFirst = requests == 1
    try await Task.sleep(for: .seconds(1))
    if isFirst { throw PostProblem.refused(status: 503) }
    return [
      Post(
        id: 1, title: "Bread without haste",
        body: "Flour, water, salt, and a night in the cold. The rest is patience: fold it every "
          + "half an hour, and bake it hot."),
      Post(
        id: 2, title: "湖の朝",
        body: "霧が晴れると、向こう岸の家々がゆっくりと姿を現します。散歩には一番よい時間です。"),
      Post(
        id: 3, title: "A desk of one's own 🪵",
        body: "Two boards, four legs, eight screws. It wobbled for a year before I found out why."),
      Post(
        id: 4, title: "Letters",
        body: "She wrote once a month, always on the first, and never about the weather."),
    ]
  }
}
