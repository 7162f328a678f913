/// A stream ended early, or carried an error.
public struct SdkStreamError: SdkError, CustomReflectable {
  /// `stream`.
  public var kind: SdkErrorKind { .stream }
  /// What went wrong.
  public let message: String
  /// The error that the server reported; nil if it is not JSON.
  public let body: JSONValue?
  /// The same as text; nil if the server reported none.
  public let text: String?

  init(_ message: String, body: JSONValue? = nil, text: String? = nil) {
    self.message = message
    self.body = body
    self.text = text
  }

  /// The message without the error, which could contain secrets.
  public var customMirror: Mirror { Mirror(self, children: ["message": message]) }
}
