import ViewEvents
import ViewRuntime

/// The content of a window that shows a value, made by `WindowGroup(for:content:)`.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  private let make: (Binding<Data?>) -> Content
  /// Nil if a window opened without a value has none.
  private let makeDefault: (() -> Data)?
  private let value: Binding<Data?>
  @Owned private var defaultValue = DefaultValue<Data>()

  nonisolated init(
    make: @escaping (Binding<Data?>) -> Content, makeDefault: (() -> Data)?, value: Binding<Data?>
  ) {
    self.make = make
    self.makeDefault = makeDefault
    self.value = value
  }
}

extension PresentedWindowContent: View {
  /// The group's content for the window's value.
  public var body: some View {
    make(filled)
      .onAppear {
        // The default becomes the window's value, by which `openWindow(value:)` finds it.
        if let makeDefault, value.wrappedValue == nil {
          value.wrappedValue = defaultValue.value(makeDefault)
        }
      }
  }

  @MainActor private var filled: Binding<Data?> {
    guard let makeDefault else { return value }
    let (value, defaultValue) = (value, defaultValue)
    return Binding.unread {
      value.wrappedValue ?? defaultValue.value(makeDefault)
    } set: {
      value.wrappedValue = $0
    }
  }
}

/// The value of a window opened without one, made lazily and once.
@MainActor
private final class DefaultValue<Data> {
  private var made: Data?

  nonisolated init() {}

  func value(_ make: () -> Data) -> Data {
    let value = made ?? make()
    made = value
    return value
  }
}

/// Window group content that is instantiated for each value.
@MainActor
protocol ValueWindowContent {
  func windows(_ description: WindowDescription) -> AnyView
}

extension PresentedWindowContent: ValueWindowContent {
  func windows(_ description: WindowDescription) -> AnyView {
    AnyView(
      GroupWindows<Data, Content>(
        description: description, makeDefault: makeDefault, make: make))
  }
}
