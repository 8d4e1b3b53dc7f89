/// What a group of examples shows.
enum ExampleGroup: String, CaseIterable, Identifiable {
  case state = "State"
  case forms = "Forms"
  case data = "Lists and what is loaded"
  case screens = "Screens"
  case drawing = "Dragging, writing, drawing"

  var id: Self { self }

  var examples: [Example] {
    switch self {
    case .state: [.counter, .tally, .toggles, .temperature, .themes]
    case .forms: [.profile, .registration, .login]
    case .data: [.todo, .posts, .weather, .shop, .morning]
    case .screens: [.notebook, .parks]
    case .drawing: [.board, .writer, .orrery] + Self.widgets
    }
  }

  /// The examples that show desktop widgets.
  private static var widgets: [Example] {
    #if GTK
      [.diary]
    #else
      []
    #endif
  }
}
