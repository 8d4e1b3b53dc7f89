import Foundation
import LayoutCore
import ViewRuntime

/// How large a sheet is.
///
/// ```swift
/// .presentationSizing(.fitted)
/// .presentationSizing(.form.fitted(horizontal: false, vertical: true))
/// ```
public protocol PresentationSizing: Sendable {
  /// The size that the content is offered.
  @MainActor @preconcurrency
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// What a sizing knows of the place of a sheet.
public struct PresentationSizingContext {
  /// The greatest size that a sheet can have now.
  let available: CGSize
}

/// As large as its content within the usual bounds.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// What the content takes of all the room that there is.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(root.sizeThatFits(ProposedViewSize(context.available)))
  }
}

/// As wide and high as a form wants: the usual greatest size.
public struct FormPresentationSizing: PresentationSizing {
  /// 480 by 560 points, or less where there is less room.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: min(context.available.width, 480), height: min(context.available.height, 560))
  }
}

/// All the room that there is.
public struct PagePresentationSizing: PresentationSizing {
  /// All the room that there is.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(context.available) }
}

/// The content's ideal size along some axes, and what another sizing says along the others.
struct FittedPresentationSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let axes: Axis.Set

  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    var proposal = base.proposedSize(for: root, context: context)
    let ideal = root.sizeThatFits(
      ProposedViewSize(
        width: axes.contains(.horizontal) ? nil : proposal.width,
        height: axes.contains(.vertical) ? nil : proposal.height))
    if axes.contains(.horizontal) { proposal.width = min(ideal.width, context.available.width) }
    if axes.contains(.vertical) { proposal.height = min(ideal.height, context.available.height) }
    return proposal
  }
}

/// What another sizing says, but never less than before.
struct StickyPresentationSizing<Base: PresentationSizing>: PresentationSizing {
  private final class Memory: @unchecked Sendable {
    // Read and written in layout, on the main thread.
    var size = CGSize.zero
  }

  let base: Base
  let axes: Axis.Set
  private let memory = Memory()

  init(base: Base, axes: Axis.Set) {
    self.base = base
    self.axes = axes
  }

  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    var proposal = base.proposedSize(for: root, context: context)
    if axes.contains(.horizontal), let width = proposal.width {
      memory.size.width = max(memory.size.width, width)
      proposal.width = min(memory.size.width, context.available.width)
    }
    if axes.contains(.vertical), let height = proposal.height {
      memory.size.height = max(memory.size.height, height)
      proposal.height = min(memory.size.height, context.available.height)
    }
    return proposal
  }
}

extension PresentationSizing {
  /// The content's ideal size along the axes given as true.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittedPresentationSizing(base: self, axes: axes(horizontal, vertical))
  }

  /// Grows with its content along the axes given as true, but does not shrink.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    StickyPresentationSizing(base: self, axes: axes(horizontal, vertical))
  }

  private func axes(_ horizontal: Bool, _ vertical: Bool) -> Axis.Set {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return axes
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As large as its content, within the room that there is.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// 480 by 560 points, or less where there is less room.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// All the room that there is.
  public static var page: PagePresentationSizing { PagePresentationSizing() }

  /// The content's ideal size.
  public static var fitted: some PresentationSizing {
    PagePresentationSizing().fitted(horizontal: true, vertical: true)
  }
}

/// A sizing of any type.
struct AnyPresentationSizing {
  let sizing: any PresentationSizing

  @MainActor
  func apply(to preferences: inout PresentationPreferences, _ environment: EnvironmentValues) {
    let sizing = sizing
    preferences.proposal = { available, measure in
      sizing.proposedSize(
        for: PresentationSizingRoot(measure: measure),
        context: PresentationSizingContext(available: available))
    }
  }
}

extension View {
  /// Sets how large the sheet around is.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    presentationSetting { $0.sizing = AnyPresentationSizing(sizing: sizing) }
  }
}
