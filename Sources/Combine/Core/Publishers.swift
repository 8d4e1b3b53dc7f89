/// The names of the publishers that operators make, such as ``Map``.
public enum Publishers {}
