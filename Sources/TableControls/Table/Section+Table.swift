import Foundation
import ListControls
import ViewRuntime
import ViewTexts

/// Related table rows under a header.
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

  /// Returns the rows of the section as views, below its header; called by the table.
  public nonisolated func _rows(_ columns: [_TableColumn<Content.TableRowValue>]) -> AnyView {
    AnyView(
      Section<Parent, AnyView, Footer>(
        header: header, content: content._rows(columns), footer: footer, isExpanded: isExpanded))
  }
}

// A concrete row type lets the compiler rule out the view overloads at once.
extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a table section without a header.
  @_disfavoredOverload
  public nonisolated init<V>(@TableRowBuilder<V> content: () -> _TableRows<V>)
  where Content == _TableRows<V> {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a table section with a localized title.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> _TableRows<V>
  ) where Content == _TableRows<V> {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a table section with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleResource: LocalizedStringResource, @TableRowBuilder<V> content: () -> _TableRows<V>
  ) where Content == _TableRows<V> {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView())
  }

  /// Creates a table section with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<V, S: StringProtocol>(
    _ title: S, @TableRowBuilder<V> content: () -> _TableRows<V>
  ) where Content == _TableRows<V> {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// Creates a collapsible table section.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> _TableRows<V>
  ) where Content == _TableRows<V> {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Creates a collapsible table section with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<V, S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> _TableRows<V>
  ) where Content == _TableRows<V> {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Creates a collapsible table section with a title from a string resource.
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
  /// Creates a table section with a custom header.
  @_disfavoredOverload
  public nonisolated init<V>(
    @TableRowBuilder<V> content: () -> _TableRows<V>, @ViewBuilder header: () -> Parent
  ) where Content == _TableRows<V> {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a collapsible table section.
  @_disfavoredOverload
  public nonisolated init<V>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> _TableRows<V>,
    @ViewBuilder header: () -> Parent
  ) where Content == _TableRows<V> {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}
