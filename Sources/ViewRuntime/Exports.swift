// Who uses the runtime needs the values that it is given.
@_exported import ViewValues
