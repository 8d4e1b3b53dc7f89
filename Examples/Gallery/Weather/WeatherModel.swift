import Foundation
import Observation

/// The state of the request: always exactly one of a few cases, which carry their own data.
@MainActor
@Observable
final class WeatherModel {
  enum State: Equatable {
    case idle
    case loading(String)
    case loaded(Weather)
    case failed(String)
  }

  var place = ""
  private(set) var state = State.idle

  private let service: any WeatherService
  private var request: Task<Void, Never>?

  init(service: any WeatherService = AlmanacWeather()) {
    self.service = service
  }

  var isLoading: Bool {
    if case .loading = state { true } else { false }
  }

  /// Requests the weather of ``place``, and cancels a request in progress.
  func load() {
    let place = place.trimmingCharacters(in: .whitespaces)
    guard !place.isEmpty else { return }
    request?.cancel()
    state = .loading(place)
    request = Task {
      let outcome: State
      do {
        outcome = .loaded(try await service.weather(at: place))
      } catch {
        outcome = .failed(error.localizedDescription)
      }
      if !Task.isCancelled { state = outcome }
    }
  }

  func load(_ place: String) {
    self.place = place
    load()
  }

  func cancel() {
    request?.cancel()
    state = .idle
  }
}
