/// A remote procedure call that requests carry.
enum RPCSpec: Sendable {
  case jsonRPC(JSONRPCSpec)
  case connect(ConnectSpec)

  init(_ reader: SpecReader) {
    self = reader.text("method") == nil ? .connect(ConnectSpec(reader)) : .jsonRPC(JSONRPCSpec(reader))
  }
}

/// A call by JSON-RPC.
struct JSONRPCSpec: Sendable {
  /// Name of the procedure.
  let method: String
  /// Arguments in the order of the parameters. Nil: parameters are sent by name.
  let positions: [String]?
  /// Parameters that have positions can be sent by name too.
  let nameable: Bool
  /// The server sends no response.
  let notification: Bool

  init(_ reader: SpecReader) {
    method = reader.required("method")
    positions = reader.texts("positions")
    nameable = reader.flag("nameable")
    notification = reader.flag("notification")
  }
}

/// A call by the Connect protocol.
struct ConnectSpec: Sendable {
  /// The response is a stream of messages.
  let streaming: Bool

  init(_ reader: SpecReader) {
    streaming = reader.flag("streaming")
  }
}
