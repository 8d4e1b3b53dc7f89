import ViewRuntime

/// A text by which accessibility clients call an image: `Text`, which lies above the images.
package protocol SpokenText: Equatable, Sendable {
  /// What is said in a place.
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
