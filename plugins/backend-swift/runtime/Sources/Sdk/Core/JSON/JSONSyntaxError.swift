/// Bytes are not JSON.
public struct JSONSyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The number of bytes before the fault.
  public let offset: Int
  /// What is wrong.
  public let description: String

  init(_ problem: String, at offset: Int) {
    self.offset = offset
    description = "\(problem) at byte \(offset)"
  }
}

/// A value has no form in JSON, or none in the part of a request in which it is to be sent.
struct UnsendableError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong.
  let description: String

  init(_ problem: String) {
    description = problem
  }
}
