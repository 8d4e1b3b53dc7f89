/// What a drop delegate makes of a drag over its view.
public struct DropProposal: Sendable {
  /// What a drop would do; with `cancel` or `forbidden` none is taken.
  public let operation: DropOperation
  /// For a drop within this app and one from outside.
  public let operationOutsideApplication: DropOperation?

  /// Says what a drop would do, wherever it comes from.
  public init(operation: DropOperation) {
    self.operation = operation
    operationOutsideApplication = nil
  }

  /// Says what a drop would do from within this app, and what from outside.
  ///
  /// Drops go by `withinApplication` here, wherever they come from.
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    operation = withinApplication
    operationOutsideApplication = outsideApplication
  }

  var isAllowed: Bool { operation != .forbidden && operation != .cancel }
}
