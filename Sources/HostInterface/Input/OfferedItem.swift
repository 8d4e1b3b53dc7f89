import Foundation

/// Something that another program offers to be dropped here.
package enum OfferedItem: Hashable, Sendable {
  case text(String)
  /// A file, or an address.
  case url(URL)
}
