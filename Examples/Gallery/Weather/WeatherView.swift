import SwiftUI

/// Asks for a place and shows the state that the model is in.
struct WeatherView: View {
  @State private var model: WeatherModel

  init(service: any WeatherService = AlmanacWeather()) {
    _model = State(initialValue: WeatherModel(service: service))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        TextField("Place", text: $model.place)
          .textFieldStyle(.roundedBorder)
          .onSubmit(model.load)
        Button("Show", action: model.load)
      }
      HStack {
        ForEach(["京都", "Reykjavík", "Nairobi", "Bergen", "Atlantis"], id: \.self) { place in
          Button(place) { model.load(place) }
            .buttonStyle(.borderless)
        }
      }
      WeatherStateView(state: model.state, retry: model.load, cancel: model.cancel)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .padding()
  }
}

/// One view for each state.
private struct WeatherStateView: View {
  let state: WeatherModel.State
  let retry: @MainActor () -> Void
  let cancel: @MainActor () -> Void

  var body: some View {
    switch state {
    case .idle:
      Text("Which place?").foregroundStyle(.secondary)
    case .loading(let place):
      VStack(spacing: 16) {
        ProgressView("Asking \(place) …")
        Button("Cancel", action: cancel)
      }
    case .loaded(let weather):
      VStack(spacing: 0) {
        Text(weather.place).font(.headline)
        Label("\(weather.celsius, specifier: "%.1f") °C", systemImage: weather.sky.symbol)
          .font(.largeTitle)
        Text(weather.sky.rawValue).foregroundStyle(.secondary)
      }
    case .failed(let reason):
      ContentUnavailableView {
        Label("No weather", systemImage: "exclamationmark.triangle")
      } description: {
        Text(reason)
      } actions: {
        Button("Try again", action: retry)
      }
    }
  }
}

#Preview("Loaded") {
  WeatherStateView(
    state: .loaded(Weather(place: "Bergen", celsius: 9, sky: .rain)), retry: {}, cancel: {})
}
