#if GTK
  import CAdw
  import Foundation
  import HostInterface

  /// The surfaces that a patch affects, and the widgets to be moved.
  struct SurfaceChanges {
    /// The surfaces of removed nodes.
    private var left: [Surface] = []
    /// Nodes whose state has changed: hidden, disabled, modal, of another kind.
    private var altered: Set<NodeID> = []
    /// Nodes whose size changes while their origin stays.
    private var resized: Set<NodeID> = []
    private let formerModals: Set<NodeID>

    /// Makes the changes; call it before the tree applies the patch.
    init(_ patch: borrowing Patch, before host: GTKHost) {
      formerModals = host.landmarks.modals
      for operation in patch.operations {
        switch operation {
        case .remove(let id), .move(let id, _, _):
          if let node = host.tree[id], let surface = host.surface(of: node) { left.append(surface) }
        case .update(let id, let content):
          guard let former = host.tree[id]?.content else { continue }
          let traits = former.traits.symmetricDifference(content.traits)
          if !traits.isDisjoint(with: [.invisible, .disabled, .modal])
            || former.control != content.control
          {
            altered.insert(id)
          }
        case .setFrame(let id, let frame):
          if host.tree[id]?.frame.origin == frame.origin { resized.insert(id) }
        case .insert: break
        }
      }
    }

    /// Redraws the affected surfaces; call it after the tree, the surfaces and the widgets have
    /// applied the patch.
    func redraw(_ patch: borrowing Patch, _ host: GTKHost) {
      host.landmarks.note(patch, in: host.tree)
      var touched: [ObjectIdentifier: Surface] = [:]
      func touch(_ id: NodeID, _ note: (Surface) -> Void) {
        guard let node = host.tree[id], let surface = host.surface(of: node) else { return }
        touched[ObjectIdentifier(surface)] = surface
        note(surface)
      }
      for surface in left { touched[ObjectIdentifier(surface)] = surface }
      for operation in patch.operations {
        switch operation {
        case .insert(let id, _, _, _, _), .move(let id, _, _): touch(id) { $0.placesAll = true }
        case .update(let id, _): touch(id) { if altered.contains(id) { $0.placesAll = true } }
        case .setFrame(let id, _):
          touch(id) {
            if resized.contains(id) { $0.resized.append(id) } else { $0.moved.append(id) }
          }
        case .remove: break
        }
      }
      // Nodes behind something modal give up the focus.
      if formerModals != host.landmarks.modals {
        for surface in host.surfaces.values {
          surface.placesAll = true
          touched[ObjectIdentifier(surface)] = surface
        }
      }
      for surface in touched.values { surface.redraw() }
    }
  }

  /// Nodes that every patch looks for.
  struct Landmarks {
    private(set) var headerBars: Set<NodeID> = []
    private(set) var modals: Set<NodeID> = []
    /// Whether the tree has ever contained selectable text.
    private(set) var hasSelectableText = false

    mutating func note(_ patch: borrowing Patch, in tree: HostTree) {
      var isRemoving = false
      for operation in patch.operations {
        switch operation {
        case .insert(let id, _, _, _, _), .update(let id, _):
          guard let node = tree[id] else { continue }
          headerBars.set(id, node.isHeaderBar)
          modals.set(id, node.isModalPanel)
          if node.content.traits.contains(.selectableText) { hasSelectableText = true }
        case .remove: isRemoving = true
        case .move, .setFrame: break
        }
      }
      guard isRemoving else { return }
      headerBars = headerBars.filter { tree[$0] != nil }
      modals = modals.filter { tree[$0] != nil }
    }
  }

  extension Set<NodeID> {
    fileprivate mutating func set(_ id: NodeID, _ isIn: Bool) {
      if isIn { insert(id) } else if !isEmpty { remove(id) }
    }
  }
#endif
