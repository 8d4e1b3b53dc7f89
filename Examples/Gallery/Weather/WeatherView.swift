import SwiftUI

/// Asks for a place and shows the model's state.
struct WeatherView: View {
  @State private var model: WeatherModel

  init(service: any WeatherService = AlmanacWeather()) {
    _model = State(initialValue: WeatherModel(service: service))
  }

  private var places: some View {
    HStack {
      ForEach(["京都", "Reykjavík", "Nairobi", "Bergen", "Atlantis"], id: \.self) { place in
        Button(place) { model.load(place) }
      }
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        TextField("Place", text: $model.place)
          .textFieldStyle(.roundedBorder)
          .onSubmit(model.load)
        Button("Show", action: model.load)
      }
      // If they are too wide, they scroll instead of shrinking.
      ViewThatFits(in: .horizontal) {
        places
        ScrollView(.horizontal, showsIndicators: false) { places }
      }
      .buttonStyle(.bordered)
      .buttonBorderShape(.capsule)
      .controlSize(.small)
      WeatherStateView(state: model.state, retry: model.load, cancel: model.cancel)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .padding()
    .frame(maxWidth: 640)
    .frame(maxWidth: .infinity)
  }
}

/// One view per state.
private struct WeatherStateView: View {
  let state: WeatherModel.State
  let retry: @MainActor () -> Void
  let cancel: @MainActor () -> Void

  var body: some View {
    switch state {
    case .idle:
      ContentUnavailableView(
        "Which place?", systemImage: "cloud.sun",
        description: Text("Type one, or choose one of those above."))
    case .loading(let place):
      VStack(spacing: 16) {
        ProgressView("Asking \(place) …")
        Button("Cancel", action: cancel)
      }
    case .loaded(let weather):
      WeatherCard(weather: weather)
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

/// The weather of a place below its sky.
private struct WeatherCard: View {
  let weather: Weather

  var body: some View {
    VStack(spacing: 8) {
      Text(weather.place).font(.title2).bold()
      Image(systemName: weather.sky.symbol).font(.system(size: 56))
      Text("\(weather.celsius, specifier: "%.1f") °C").font(.largeTitle).bold()
      Text(weather.sky.rawValue).opacity(0.8)
    }
    .foregroundStyle(.white)
    .padding(24)
    .frame(maxWidth: 360)
    .background(sky, in: RoundedRectangle(cornerRadius: 20))
  }

  private var sky: LinearGradient {
    LinearGradient(colors: weather.sky.colors, startPoint: .top, endPoint: .bottom)
  }
}

extension Weather.Sky {
  fileprivate var colors: [Color] {
    switch self {
    case .clear:
      [Color(red: 0.16, green: 0.44, blue: 0.82), Color(red: 0.35, green: 0.6, blue: 0.9)]
    case .cloudy:
      [Color(red: 0.35, green: 0.42, blue: 0.5), Color(red: 0.5, green: 0.56, blue: 0.63)]
    case .rain:
      [Color(red: 0.2, green: 0.28, blue: 0.38), Color(red: 0.32, green: 0.42, blue: 0.54)]
    case .snow:
      [Color(red: 0.36, green: 0.48, blue: 0.62), Color(red: 0.53, green: 0.63, blue: 0.75)]
    }
  }
}

#Preview("Loaded") {
  WeatherStateView(
    state: .loaded(Weather(place: "Bergen", celsius: 9, sky: .rain)), retry: {}, cancel: {})
}
