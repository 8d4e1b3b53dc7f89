import SwiftUI

struct LocationSearchResult {}

@MainActor
@Observable
final class LocationSearchViewModel {
  enum State {
    case initial
    case searching
    case loaded([LocationSearchResult])
  }

  private(set) var state: State = .initial

  // The listing.
}
