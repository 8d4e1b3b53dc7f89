import SwiftUI

extension Benchmark {
  /// A property of an observable object that one of ten thousand rows reads, and one that all of
  /// them read.
  static let observable = Benchmark(name: "observable") {
    let (models, common) = (Model.make(10_000), Model())
    let stage = Stage(ModelList(models: models, common: common))
    let one = stage.count { models[7].value += 1 }
    let all = stage.count { common.value += 1 }
    let oneTime = time(calls: 200) { call in
      stage.show { models[call % 61 * 100].value = call % 10 }
    }
    let allTime = time(rounds: 5) { call in stage.show { common.value = call % 10 } }
    return [
      Figure("of one row among 10,000", seconds: oneTime, work: one).bodies(exactly: 1),
      Figure("read by 10,000 rows", seconds: allTime, work: all).bodies(exactly: 10_000),
    ]
  }
}
