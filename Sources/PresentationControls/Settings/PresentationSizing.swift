import Foundation
import LayoutCore
import ViewRuntime

/// The sizing of a sheet.
///
/// ```swift
/// .presentationSizing(.fitted)
/// .presentationSizing(.form.fitted(horizontal: false, vertical: true))
/// ```
public protocol PresentationSizing: Sendable {
  /// Returns the size proposed to the content.
  @MainActor @preconcurrency
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// A sizing with the content's ideal size along some axes, and another sizing along the others.
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

/// Another sizing that never shrinks.
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
  /// Returns a sizing with the content's ideal size along the given axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittedPresentationSizing(base: self, axes: axes(horizontal, vertical))
  }

  /// Returns a sizing that grows with its content along the given axes, but does not shrink.
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

/// A type-erased sizing.
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
  /// Sets the sizing of the enclosing sheet.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    presentationSetting { $0.sizing = AnyPresentationSizing(sizing: sizing) }
  }
}
