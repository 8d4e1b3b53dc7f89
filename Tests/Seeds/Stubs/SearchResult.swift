import SwiftUI

struct SearchResult: Sendable {
  var title: String
}
