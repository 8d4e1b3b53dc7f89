import ViewRuntime

/// Builds the commands of a `commands { }` closure.
@resultBuilder
public enum CommandsBuilder {
  /// Makes commands from an expression.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Makes an empty list of commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Makes a single entry.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Makes a sequence of commands.
  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands {
    ViewCommands(TupleView((repeat CommandsView(each content))))
  }

  /// Makes the commands of an `if` without `else`.
  public static func buildOptional<Content: Commands>(_ commands: Content?) -> some Commands {
    ViewCommands(commands.map { CommandsView($0) })
  }

  /// Makes the commands of an `if` branch.
  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .trueContent(first)) }

  /// Makes the commands of an `else` branch.
  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .falseContent(second)) }

  /// Makes the commands of an `if #available`, erasing their type.
  public static func buildLimitedAvailability(_ commands: some Commands) -> some Commands {
    ViewCommands(AnyView(CommandsView(commands)))
  }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {}

extension _ConditionalContent: PrimitiveCommands
where TrueContent: Commands, FalseContent: Commands {
  package var commandContent: some View {
    switch storage {
    case .trueContent(let commands): AnyView(CommandsView(commands))
    case .falseContent(let commands): AnyView(CommandsView(commands))
    }
  }
}
