/// There is no access token, since the token endpoint gave none.
public struct SdkOAuthTokenError: SdkError {
  /// `oauthToken`.
  public var kind: SdkErrorKind { .oauthToken }
  /// What went wrong.
  public let message: String
  /// The status of the token endpoint; nil if it did not answer.
  public let status: Int?
  /// Its error code.
  public let error: String?
  /// Its description of the error, without secrets.
  public let errorDetail: String?

  init(_ message: String, status: Int? = nil, error: String? = nil, errorDetail: String? = nil) {
    self.message = message
    self.status = status
    self.error = error
    self.errorDetail = errorDetail
  }
}
