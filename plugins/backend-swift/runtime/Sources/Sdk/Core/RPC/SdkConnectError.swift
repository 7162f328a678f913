/// Code, message and details of an error of the Connect protocol.
public struct SdkConnectError: Sendable {
  /// The error of the call.
  public let error: SdkAPIError
  /// The code of the error, such as `not_found`.
  public let code: String
  /// What the server says; nil if nothing.
  public let text: String?
  /// Details as they were sent: objects with `type`, `value` and perhaps `debug`.
  public let details: [JSONObject]

  /// Reads an error; nil if it is none of the Connect protocol.
  ///
  /// - Parameter error: The error of a call.
  public init?(_ error: any Error) {
    guard let error = error as? SdkAPIError else { return nil }
    guard let code = error.body?["code"]?.string else { return nil }
    self.error = error
    self.code = code
    text = error.body?["message"]?.string
    details = (error.body?["details"]?.array ?? []).compactMap(\.object)
  }
}
