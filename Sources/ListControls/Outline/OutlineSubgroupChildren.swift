import Controls
import ViewRuntime

/// The expanded children of an outline's element.
public struct OutlineSubgroupChildren {
  let rows: AnyView
}

extension OutlineSubgroupChildren: View {
  public var body: some View { rows }
}
