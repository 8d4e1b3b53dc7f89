/// A namespace for types related to subscribing: ``Demand``, ``Completion``, ``Sink``, ``Assign``.
public enum Subscribers {}
