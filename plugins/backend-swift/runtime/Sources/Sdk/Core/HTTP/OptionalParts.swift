/// Parts of the runtime that only some APIs need. Files of their own extend it by the same functions, which the compiler prefers to
/// those of the protocol.
enum OptionalParts: MissingParts {}

/// What stands for parts that a library leaves out.
protocol MissingParts {}

extension MissingParts {
  /// Creates the source of the tokens of a scheme.
  static func tokens(_ config: ClientConfig, _ scheme: OAuthScheme) throws -> any TokenSource {
    throw UnsendableError("This library requests no tokens: pass one")
  }

  /// The body of a call of a procedure, with further parameters by name.
  ///
  /// - Throws: `UnsendableError` if the parameters cannot be sent.
  static func remoteBody(_ call: Call, _ arguments: Arguments, _ further: JSONObject) throws -> PreparedBody? { nil }

  /// The result in the body of a response.
  ///
  /// - Throws: The error that the response holds.
  static func remoteResult(_ reply: Reply, _ answer: JSONValue) throws -> JSONValue { answer }

  /// The error in the response of a call of a procedure; nil if it has none.
  static func remoteFailure(_ reply: Reply, _ details: SdkAPIError.Details) -> SdkAPIError? { nil }
}
