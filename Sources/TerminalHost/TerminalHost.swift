// The TerminalHost layer.
