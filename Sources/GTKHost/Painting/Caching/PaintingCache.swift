#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import LayoutCore

  /// The cached pictures of all painted nodes, and the areas that they paint.
  ///
  /// - Complexity: for a patch, the depth of its nodes; if rows come, go or grow, also the number
  ///   of their siblings, as they share a background.
  final class PaintingCache {
    private let pictures = NodeTable<CachedPainting>()
    private unowned let host: GTKHost
    /// The number of painted pictures.
    var painted = 0
    /// The number of pictures visited, to find their area or to combine them.
    var visited = 0

    init(_ host: GTKHost) { self.host = host }

    func picture(of node: HostTree.Node) -> CachedPainting {
      if let known = pictures[node.id] { return known }
      let picture = CachedPainting()
      pictures.insert(picture, for: node.id)
      return picture
    }

    /// Invalidates everything.
    func forgetAll() {
      host.tree.root.forEachNode { pictures.remove($0.id) }
    }

    // MARK: Changes

    /// Records the state before a patch; call it before the tree applies the patch, which discards
    /// the former positions.
    func willApply(_ patch: Patch) -> Former {
      var former = Former()
      for operation in patch.operations {
        switch operation {
        case .remove(let id):
          guard let node = host.tree[id] else { continue }
          node.parent.map { former.parents[$0.id] = $0 }
          node.forEachNode { pictures.remove($0.id) }
        case .move(let id, _, _):
          host.tree[id]?.parent.map { former.parents[$0.id] = $0 }
        case .setFrame(let id, let frame):
          guard let node = host.tree[id], node.frame.size == frame.size else { continue }
          former.unsized.insert(id)
        case .insert, .update: break
        }
      }
      return former
    }

    /// What only the tree before a patch can provide.
    struct Former {
      /// The parents of removed nodes.
      fileprivate var parents: [NodeID: HostTree.Node] = [:]
      /// Nodes that move without a change of size.
      fileprivate var unsized: Set<NodeID> = []
    }

    /// Invalidates the changed pictures; call it when the tree and the widgets have applied the
    /// patch.
    func didApply(_ patch: Patch, _ former: Former) {
      var parents = former.parents
      for operation in patch.operations {
        switch operation {
        case .insert(_, let id, _, _, _), .move(_, let id, _):
          host.tree[id].map { parents[id] = $0 }
        case .update(let id, let content):
          guard let node = host.tree[id] else { continue }
          if content.role == .mask || content.blending != nil { node.parent.map(regroup) }
          changed(node)
        case .setFrame(let id, _):
          guard let node = host.tree[id] else { continue }
          if node.isRow, let parent = node.parent { parents[parent.id] = parent }
          if former.unsized.contains(id) { moved(node) } else { changed(node) }
        case .remove: break
        }
      }
      for parent in parents.values {
        regroup(parent)
        // Rows of a group share a background.
        if parent.children.contains(where: \.isRow) {
          for child in parent.children {
            pictures[child.id]?.forget()
            // A row's own background has the corners of the row's part of the card.
            guard child.content.traits.contains(.hasOwnBackground) else { continue }
            for part in child.children { pictures[part.id]?.forget() }
          }
        }
        changed(parent)
      }
    }

    private func regroup(_ parent: HostTree.Node) { pictures[parent.id]?.groups = [] }

    /// Invalidates a node and its ancestors.
    func changed(_ node: HostTree.Node) {
      pictures[node.id]?.forget()
      moved(node)
    }

    /// Invalidates the ancestors of a node.
    private func moved(_ node: HostTree.Node) {
      var current = node
      while host.surfaces[current.id] == nil, let parent = current.parent,
        let picture = pictures[parent.id]
      {
        if !picture.groups.isEmpty { picture.forgetGroups(of: place(of: current, in: parent)) }
        // Its own ancestors are already invalidated.
        if picture.reach == nil { return }
        picture.forget()
        current = parent
      }
    }

    private func place(of node: HostTree.Node, in parent: HostTree.Node) -> Int {
      let picture = picture(of: node)
      let children = parent.children
      if children.indices.contains(picture.place), children[picture.place] === node {
        return picture.place
      }
      picture.place = children.firstIndex { $0 === node } ?? 0
      return picture.place
    }

    // MARK: What is where

    /// Returns the groups of a node's children; empty: they are few.
    func groups(of node: HostTree.Node, _ picture: CachedPainting) -> [CachedPainting] {
      guard node.children.count > CachedPainting.few else { return [] }
      if picture.groups.isEmpty {
        picture.divide(node.children)
        for (place, child) in node.children.enumerated() { self.picture(of: child).place = place }
      }
      return picture.groups
    }

    func reach(of node: HostTree.Node, _ picture: CachedPainting) -> Reach {
      if let known = picture.reach { return known }
      let reach = findReach(of: node, picture)
      picture.reach = reach
      return reach
    }

    private func findReach(of node: HostTree.Node, _ picture: CachedPainting) -> Reach {
      let content = node.content
      if content.traits.contains(.invisible), content.role != .mask { return .nothing }
      var background = CGRect(origin: .zero, size: node.frame.size)
      background.size.height = max(background.height, node.heightOfSharedBackground)
      // Shadows and overhanging letters.
      var own = Reach(bounds: background.insetBy(dx: -8, dy: -8))
      own.hasWidgets = host.nativeWidgets[node.id]?.paints ?? false
      let inner = reachOfChildren(of: node, picture)
      if node.isScrollContainer {
        own.hasWidgets = own.hasWidgets || inner.hasWidgets
      } else {
        own.add(inner, at: .zero)
      }
      if !content.effects.isEmpty { own.leadAnywhere() }
      return own
    }

    private func reachOfChildren(of node: HostTree.Node, _ picture: CachedPainting) -> Reach {
      let groups = groups(of: node, picture)
      return groups.isEmpty ? reach(of: node.children[...]) : reach(of: groups, node)
    }

    private func reach(of groups: [CachedPainting], _ node: HostTree.Node) -> Reach {
      visited += groups.count
      return groups.reduce(into: .nothing) { $0.add(reach(of: $1, node), at: .zero) }
    }

    /// Returns the area of some of a node's children, from the node's corner.
    func reach(of group: CachedPainting, _ node: HostTree.Node) -> Reach {
      if let known = group.reach { return known }
      let reach =
        group.groups.isEmpty
        ? reach(of: node.children[group.range])
        : reach(of: group.groups, node)
      group.reach = reach
      return reach
    }

    private func reach(of children: ArraySlice<HostTree.Node>) -> Reach {
      visited += children.count
      var sum = Reach.nothing
      for child in children where host.surfaces[child.id] == nil && child.content.role != .mask {
        sum.add(reach(of: child, picture(of: child)), at: child.frame.origin)
      }
      return sum
    }
  }

  extension HostTree.Node {
    fileprivate var isRow: Bool { content.control?.kind == .row }
  }
#endif
