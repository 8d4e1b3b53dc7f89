// The HeadlessHost layer.
