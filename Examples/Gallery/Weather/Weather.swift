/// The weather of one place.
struct Weather: Equatable, Sendable {
  enum Sky: String, Sendable {
    case clear, cloudy, rain, snow

    var symbol: String {
      switch self {
      case .clear: "sun.max"
      case .cloudy: "cloud"
      case .rain: "cloud.rain"
      case .snow: "cloud.snow"
      }
    }
  }

  let place: String
  let celsius: Double
  let sky: Sky
}
