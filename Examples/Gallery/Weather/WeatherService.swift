import SwiftUI

/// Finds the weather of a place, after a while, or fails.
protocol WeatherService: Sendable {
  func weather(at place: String) async throws -> Weather
}

/// Four places, whose weather never changes.
struct AlmanacWeather: WeatherService {
  struct UnknownPlace: LocalizedError {
    let place: String
    var errorDescription: String? { "Nobody measures the weather of \(place)." }
  }

  func weather(at place: String) async throws -> Weather {
    try await Task.sleep(for: .seconds(1))
    guard let weather = AlmanacWeather.all[place.lowercased()] else {
      throw UnknownPlace(place: place)
    }
    return weather
  }

  private static let all = [
    "京都": Weather(place: "京都", celsius: 18, sky: .cloudy),
    "kyoto": Weather(place: "Kyoto", celsius: 18, sky: .cloudy),
    "reykjavík": Weather(place: "Reykjavík", celsius: -2, sky: .snow),
    "nairobi": Weather(place: "Nairobi", celsius: 24.5, sky: .clear),
    "bergen": Weather(place: "Bergen", celsius: 9, sky: .rain),
  ]
}
