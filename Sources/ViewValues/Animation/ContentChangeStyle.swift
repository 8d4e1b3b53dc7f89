import HostInterface

/// How a leaf's content changes in an animated transaction.
package enum ContentChangeStyle: Equatable {
  case opacity
  case numeric(countsDown: Bool)
  /// Up or down, depending on the number's change.
  case numericValue(Double)
  case replace

  /// Returns the host's representation, for a change from a former style.
  package func hostStyle(after former: ContentChangeStyle?) -> ContentChange.Style {
    switch self {
    case .opacity: return .opacity
    case .numeric(let countsDown): return .numeric(countsDown: countsDown)
    case .replace: return .replace
    case .numericValue(let value):
      guard case .numericValue(let before)? = former else { return .numeric(countsDown: false) }
      return .numeric(countsDown: value < before)
    }
  }
}

extension Leaf {
  /// Returns whether it shows other words or another picture, not only other colours or sizes.
  package func saysElse(than former: Leaf) -> Bool {
    switch (self, former) {
    case (.text(let new), .text(let old)): new.string != old.string
    case (.image(let new), .image(let old)): new.source != old.source
    default: false
    }
  }
}
