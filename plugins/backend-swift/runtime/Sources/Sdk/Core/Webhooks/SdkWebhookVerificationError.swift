/// A delivery of a webhook is not what the API sent, or cannot be verified.
public struct SdkWebhookVerificationError: SdkError {
  /// The kind, which is always `.webhookVerification`.
  public var kind: SdkErrorKind { .webhookVerification }
  /// What is wrong.
  public let message: String

  init(_ message: String) {
    self.message = message
  }
}
