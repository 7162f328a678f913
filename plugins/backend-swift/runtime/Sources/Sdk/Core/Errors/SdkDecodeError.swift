/// The body of a response is not what the API declares.
public struct SdkDecodeError: SdkError, CustomReflectable {
  /// `decode`.
  public var kind: SdkErrorKind { .decode }
  /// What is wrong.
  public let message: String
  /// The status of the response.
  public let status: Int
  /// The headers of the response.
  public let headers: HTTPHeaders
  /// The body as text; nil if it was not read.
  public let rawBody: String?
  /// Where in the body the fault is, such as `$.items`.
  public let path: String?
  /// The line of a stream of lines in which the fault is.
  public let line: Int?

  /// The message without the body, which could contain secrets.
  public var customMirror: Mirror { Mirror(self, children: ["message": message, "status": status]) }
}
