import SwiftUI

struct WeatherEntity: Sendable {}

final class CLLocation: Sendable {}

protocol WeatherFetching: Sendable {
  func fetchWeather(for location: CLLocation) async throws -> WeatherEntity
}

@MainActor
@Observable
final class WeatherViewModel {
  enum State {
    case initial
    case loading
    case loaded(WeatherEntity)
    case error(String)
  }

  private(set) var state: State = .initial
  private let weatherFetcher: any WeatherFetching
  private let location: CLLocation

  init(weatherFetcher: any WeatherFetching, location: CLLocation) {
    self.weatherFetcher = weatherFetcher
    self.location = location
  }

  // The listing.
}
