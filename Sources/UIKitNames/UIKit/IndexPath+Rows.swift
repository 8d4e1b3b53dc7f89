import Foundation

// An index path of two parts, in UIKit's words.

extension IndexPath {
  /// A row of a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// An item of a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The first part; the path has to have two.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second part; the path has to have two.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The second part; the path has to have two.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
