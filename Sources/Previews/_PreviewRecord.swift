/// The record that a `#Preview` leaves in its object file, for `PreviewRegistry` to find.
///
/// It has the layout of all records in the section: a kind, the accessor that writes the recorded
/// content to its first argument, and words that previews do not use.
public typealias _PreviewRecord = (
  kind: UInt32,
  reserved1: UInt32,
  accessor:
    @convention(c) (
      _ outValue: UnsafeMutableRawPointer, _ type: UnsafeRawPointer, _ hint: UnsafeRawPointer?,
      _ reserved: UInt
    ) -> CBool,
  context: UInt,
  reserved2: UInt
)
