/// The error of a procedure of JSON-RPC.
public struct SdkJSONRPCError: Sendable {
  /// The error of the call.
  public let error: SdkAPIError
  /// The code of the error.
  public let code: Int64
  /// What the server adds to the error; nil if nothing.
  public let data: JSONValue?

  /// Reads an error; nil if it is none of JSON-RPC.
  ///
  /// - Parameter error: The error of a call.
  public init?(_ error: any Error) {
    guard let error = error as? SdkAPIError else { return nil }
    guard error.kind == .jsonRPC, let code = error.body?["code"]?.number?.int64 else { return nil }
    self.error = error
    self.code = code
    data = error.body?["data"]
  }
}
