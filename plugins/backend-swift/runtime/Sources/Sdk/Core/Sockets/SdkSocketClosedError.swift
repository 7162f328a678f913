/// The connection of a channel was closed in another way than by its regular end.
public struct SdkSocketClosedError: SdkError {
  /// The kind, which is always `.socketClosed`.
  public var kind: SdkErrorKind { .socketClosed }
  /// The code of the close (RFC 6455).
  public let code: Int
  /// The reason that the server gives.
  public let reason: String

  /// What happened.
  public var message: String {
    "The connection was closed with \(code)\(reason.isEmpty ? "" : ": \(reason)")"
  }

  init(code: Int, reason: String) {
    self.code = code
    self.reason = reason
  }
}
