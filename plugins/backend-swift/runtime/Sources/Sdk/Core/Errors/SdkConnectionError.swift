/// There was no response: the connection failed, was lost, or took too long.
public struct SdkConnectionError: SdkError {
  /// What the client was waiting for.
  public enum Phase: String, Sendable, Hashable {
    /// The connection; nothing was sent.
    case connect
    /// The headers of the response.
    case response
    /// The body of the response.
    case body
    /// The next bytes of a stream.
    case idle
  }

  /// `connection`, or `timeout`.
  public let kind: SdkErrorKind
  /// What went wrong.
  public let message: String
  /// What the client was waiting for.
  public let phase: Phase
  /// How often the request was sent.
  public internal(set) var attempts: Int

  init(_ message: String, phase: Phase, isTimeout: Bool) {
    kind = isTimeout ? .timeout : .connection
    self.message = message
    self.phase = phase
    attempts = 1
  }
}
