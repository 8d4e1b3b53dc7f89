import Observation
import SwiftUI

/// A column of rows, each of which reads its own object and a shared one.
struct ModelList: View {
  let models: [Model]
  let common: Model

  var body: some View {
    VStack {
      ForEach(models.indices, id: \.self) { ModelRow(model: models[$0], common: common) }
    }
  }
}

struct ModelRow: View {
  let model: Model
  let common: Model

  var body: some View { Text("\(model.value) \(common.value)") }
}

@Observable
final class Model {
  var value = 0

  static func make(_ count: Int) -> [Model] { (0..<count).map { _ in Model() } }
}
