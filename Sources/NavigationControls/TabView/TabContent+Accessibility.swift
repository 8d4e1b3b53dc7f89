import ViewBasics
import ViewEnvironment
import ViewRuntime
import ViewTexts

extension TabContent {
  /// Sets the tab's label for accessibility clients.
  public nonisolated func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
    changed { page in page.label = page.label.map { AnyView($0.accessibilityLabel(label)) } }
  }

  /// Sets the tab's label for accessibility clients.
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey)
    -> some TabContent<TabValue>
  { accessibilityLabel(Text(key)) }

  /// Sets the tab's label for accessibility clients.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S)
    -> some TabContent<TabValue>
  { accessibilityLabel(Text(label)) }

  /// Sets the tab's label for accessibility clients, from a resource.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource)
    -> some TabContent<TabValue>
  { accessibilityLabel(Text(labelResource)) }

  /// Sets the tab's accessibility hint: what selecting the tab does.
  public nonisolated func accessibilityHint(_ hint: Text) -> some TabContent<TabValue> {
    changed { $0.hint = hint }
  }

  /// Sets the tab's accessibility hint: what selecting the tab does.
  public nonisolated func accessibilityHint(_ key: LocalizedStringKey)
    -> some TabContent<TabValue>
  { accessibilityHint(Text(key)) }

  /// Sets the tab's value for accessibility clients.
  public nonisolated func accessibilityValue(_ value: Text) -> some TabContent<TabValue> {
    changed { $0.value = value }
  }

  /// Sets the tab's value for accessibility clients.
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey)
    -> some TabContent<TabValue>
  { accessibilityValue(Text(key)) }

  /// Sets the tab's accessibility hint: what selecting the tab does.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some TabContent<
    TabValue
  > {
    accessibilityHint(Text(hint))
  }

  /// Sets the tab's accessibility hint: what selecting the tab does.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hint: LocalizedStringResource) -> some TabContent<
    TabValue
  > {
    accessibilityHint(Text(hint))
  }

  /// Sets the tab's value for accessibility clients.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some TabContent<
    TabValue
  > {
    accessibilityValue(Text(value))
  }

  /// Sets the tab's value for accessibility clients.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ value: LocalizedStringResource) -> some TabContent<
    TabValue
  > {
    accessibilityValue(Text(value))
  }
}
