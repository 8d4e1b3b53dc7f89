/// The names of what belongs to subscribing: ``Demand``, ``Completion``, ``Sink``, ``Assign``.
public enum Subscribers {}
