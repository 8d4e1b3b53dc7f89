import CoreTransferable
import Foundation
import LayoutCore
import UniformTypeIdentifiers
import ViewRuntime

extension View {
  /// Takes what is dropped on the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: of which types it must be.
  ///   - isTargeted: set to true while such a drag is over the view.
  ///   - action: gets what can be had as one of the types; returns whether it was taken.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    modifier(
      DropItems(types: supportedContentTypes, isTargeted: isTargeted) { items, _ in
        action(items)
      })
  }

  /// Takes what is dropped on the view, with the place in the view's coordinates.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropItems(types: supportedContentTypes, isTargeted: isTargeted) { items, info in
        action(items, info.location)
      })
  }

  /// Lets a delegate decide about drops on the view.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    modifier(DropDelegated(types: supportedContentTypes, delegate: delegate))
  }

  /// The former form, with the types' names.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: UTType.named(supportedTypes), isTargeted: isTargeted, perform: action)
  }

  /// The former form, with the types' names.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: UTType.named(supportedTypes), isTargeted: isTargeted, perform: action)
  }

  /// The former form, with the types' names.
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
