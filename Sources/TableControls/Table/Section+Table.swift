import Foundation
import ListControls
import ViewRuntime
import ViewTexts

/// Rows of a table that belong together, under a header of their own.
///
/// ```swift
/// Table(of: Person.self) {
///   TableColumn("Name", value: \.name)
/// } rows: {
///   Section("Friends") { ForEach(friends) { TableRow($0) } }
///   Section("Colleagues") { ForEach(colleagues) { TableRow($0) } }
/// }
/// ```
extension Section: TableRowContent
where Parent: View, Content: TableRowContent, Footer: View {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  /// The rows of the section as views, below its header; a table calls this.
  public nonisolated func _rows(_ columns: [_TableColumn<Content.TableRowValue>]) -> AnyView {
    AnyView(
      Section<Parent, AnyView, Footer>(
        header: header, content: content._rows(columns), footer: footer, isExpanded: isExpanded))
  }
}

// Of one type, so that a compiler that needs a view sees at once that these are none.
extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Groups rows of a table without a header.
  @_disfavoredOverload
  public nonisolated init<V>(@TableRowBuilder<V> content: () -> _TableRows<V>)
  where Content == _TableRows<V> {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Groups rows of a table under a localized title.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> _TableRows<V>
  ) where Content == _TableRows<V> {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Groups rows of a table under the title of a resource.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleResource: LocalizedStringResource, @TableRowBuilder<V> content: () -> _TableRows<V>
  ) where Content == _TableRows<V> {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView())
  }

  /// Groups rows of a table under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<V, S: StringProtocol>(
    _ title: S, @TableRowBuilder<V> content: () -> _TableRows<V>
  ) where Content == _TableRows<V> {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// A section that the user opens and closes.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> _TableRows<V>
  ) where Content == _TableRows<V> {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// A section under a string that is shown as it is, which the user opens and closes.
  @_disfavoredOverload
  public nonisolated init<V, S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> _TableRows<V>
  ) where Content == _TableRows<V> {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// A section under the title of a resource, which the user opens and closes.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> _TableRows<V>
  ) where Content == _TableRows<V> {
    self.init(
      header: Text(titleResource), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent: View, Footer == EmptyView {
  /// Groups rows of a table under a view of its own.
  @_disfavoredOverload
  public nonisolated init<V>(
    @TableRowBuilder<V> content: () -> _TableRows<V>, @ViewBuilder header: () -> Parent
  ) where Content == _TableRows<V> {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// A section that the user opens and closes.
  @_disfavoredOverload
  public nonisolated init<V>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> _TableRows<V>,
    @ViewBuilder header: () -> Parent
  ) where Content == _TableRows<V> {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}
