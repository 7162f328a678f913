/// A call, or a client, is not made as it should be. Nothing was sent.
public struct SdkConfigurationError: SdkError, CustomReflectable {
  /// `configuration`, or `missingCredentials`.
  public let kind: SdkErrorKind
  /// What is wrong.
  public let message: String
  /// Alternatives of schemes without credentials. Except where each endpoint declares its own, there is one.
  public let missingSchemes: [[String]]

  init(_ message: String) {
    kind = .configuration
    self.message = message
    missingSchemes = []
  }

  init(_ message: String, missingSchemes: [[String]]) {
    kind = .missingCredentials
    self.message = message
    self.missingSchemes = missingSchemes
  }

  /// The kind and the message.
  public var customMirror: Mirror { Mirror(self, children: ["kind": kind, "message": message]) }
}
