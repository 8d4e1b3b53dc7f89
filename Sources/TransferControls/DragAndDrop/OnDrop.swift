import CoreTransferable
import Foundation
import LayoutCore
import UniformTypeIdentifiers
import ViewRuntime

extension View {
  /// Accepts what the user drops on the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: the accepted types.
  ///   - isTargeted: true while such a drag is over the view.
  ///   - action: receives the items that are available as one of the types; returns whether it
  ///     accepted them.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    modifier(
      DropItems(types: supportedContentTypes, isTargeted: isTargeted) { items, _ in
        action(items)
      })
  }

  /// Accepts what the user drops on the view, with the location in the view's coordinates.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropItems(types: supportedContentTypes, isTargeted: isTargeted) { items, info in
        action(items, info.location)
      })
  }

  /// Lets a delegate handle drops on the view.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    modifier(DropDelegated(types: supportedContentTypes, delegate: delegate))
  }

  /// The legacy form with the names of the types.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: UTType.named(supportedTypes), isTargeted: isTargeted, perform: action)
  }

  /// The legacy form with the names of the types.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: UTType.named(supportedTypes), isTargeted: isTargeted, perform: action)
  }

  /// The legacy form with the names of the types.
  public nonisolated func onDrop(
    of supportedTypes: [String], delegate: any DropDelegate
  ) -> some View {
    onDrop(of: UTType.named(supportedTypes), delegate: delegate)
  }
}

extension UTType {
  static func named(_ identifiers: [String]) -> [UTType] {
    identifiers.map { UTType($0) ?? UTType(importedAs: $0) }
  }
}

private struct DropItems {
  let types: [UTType]
  let isTargeted: Binding<Bool>?
  let perform: ([NSItemProvider], DropInfo) -> Bool
}

extension DropItems: ViewModifier {
  func body(content: Content) -> some View {
    let isTargeted = isTargeted
    return content.modifier(
      DropTargetModifier(
        target: DropTarget(types, isTargeted: { isTargeted?.wrappedValue = $0 }, perform: perform))
    )
  }
}

private struct DropDelegated {
  let types: [UTType]
  let delegate: any DropDelegate
}

extension DropDelegated: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(DropTargetModifier(target: DropTarget(types, delegate)))
  }
}
