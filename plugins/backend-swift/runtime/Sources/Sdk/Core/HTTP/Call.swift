/// A call of a method.
struct Call: Sendable {
  let operation: OperationSpec
  let arguments: Arguments
  var options = RequestOptions()
  /// It replaces base URL, path and query.
  var url: String?
  /// The call requests a token for others.
  var isForToken = false
  /// The body, where it is not made of the arguments.
  var body: PreparedBody?
  /// Id of a call by JSON-RPC.
  var id: Int64 = 0
  var secrets = Secrets()

  /// Whether the call goes to a server that only issues tokens. It gets nothing that is meant for the API.
  var isForeign: Bool { isForToken && url != nil }

  /// The JSON-RPC procedure that is called on its own.
  var procedure: JSONRPCSpec? {
    guard case .jsonRPC(let spec)? = operation.rpc else { return nil }
    return spec
  }
}

/// How calls of JSON-RPC differ from others. Libraries that have none leave it out.
protocol RemoteCalls: Sendable {
  /// The body of a call.
  func body(
    _ call: Call, _ procedure: JSONRPCSpec, _ arguments: Arguments, _ further: JSONObject
  ) throws -> PreparedBody

  /// The result in the response of a call.
  func result(_ reply: Reply, _ procedure: JSONRPCSpec, _ answer: JSONValue) throws -> JSONValue

  /// The error in the response of a call; nil if it has none.
  func failure(_ reply: Reply, _ details: SdkAPIError.Details) -> SdkAPIError?
}
