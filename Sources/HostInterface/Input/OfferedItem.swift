import Foundation

/// An item that another program offers for dropping.
package enum OfferedItem: Hashable, Sendable {
  case text(String)
  /// A file or a web address.
  case url(URL)
}
