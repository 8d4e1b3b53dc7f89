import SwiftUI

@MainActor
@Observable
final class SomeViewModel {
  // The listing.
}
