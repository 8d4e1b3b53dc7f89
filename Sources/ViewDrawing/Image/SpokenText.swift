import ViewRuntime

/// A text used as an image's accessibility label: `Text`, which is in a layer above images.
package protocol SpokenText: Equatable, Sendable {
  /// Returns the spoken text in an environment.
  func string(in environment: EnvironmentValues) -> String
}

extension SpokenText {
  fileprivate func equals(_ other: any SpokenText) -> Bool { (other as? Self) == self }
}

extension Image.ImageLabel: Equatable {
  package static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.name(let a), .name(let b)): a == b
    case (.text(let a), .text(let b)): a.equals(b)
    case (.decorative, .decorative): true
    default: false
    }
  }
}
