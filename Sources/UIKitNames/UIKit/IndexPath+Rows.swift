import Foundation

// An index path with two indices, with UIKit's names.

extension IndexPath {
  /// The index path of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The index path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The first index; the path must have two.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second index; the path must have two.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The second index; the path must have two.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
