import Foundation

/// A file that is to be imported, read already.
struct ImportSource: Hashable {
  let name: String
  let data: Data
}
