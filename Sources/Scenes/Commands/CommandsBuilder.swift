import ViewRuntime

/// Makes one value of the commands listed in `commands { }`.
@resultBuilder
public enum CommandsBuilder {
  /// Takes commands as written.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Nothing listed: no commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// One entry of the list, as it is.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Any number of commands.
  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands {
    ViewCommands(TupleView((repeat CommandsView(each content))))
  }

  /// The commands of an `if` without an `else`.
  public static func buildOptional<Content: Commands>(_ commands: Content?) -> some Commands {
    ViewCommands(commands.map { CommandsView($0) })
  }

  /// The commands of an `if` whose condition holds.
  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .trueContent(first)) }

  /// The commands of an `else`.
  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .falseContent(second)) }

  /// The commands of an `if #available`, with their type left open.
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
