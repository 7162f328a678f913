import Foundation

/// A message that goes over a channel.
struct SocketMessage: Sendable {
  let bytes: [UInt8]
  let isText: Bool

  /// The message as JSON: text that is none is a string, and bytes are base64.
  var json: JSONValue {
    guard isText else { return .string(Data(bytes).base64EncodedString()) }
    return (try? JSONParser.parse(bytes)) ?? .string(String(decoding: bytes, as: UTF8.self))
  }
}

/// A connection that messages go over.
protocol SocketConnection: AnyObject, Sendable {
  /// How the connection was closed; nil while it is open.
  var closed: SocketClosed? { get async }

  /// The next message; nil once the connection is closed.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  func receive() async throws -> SocketMessage?

  /// Sends a message, and gives how the connection was closed if that cannot be.
  func send(_ message: SocketMessage) async -> SocketClosed?

  /// Closes the connection, with or without the server.
  func close(code: Int, reason: String) async

  /// Ends the connection at once, without a word to the server.
  nonisolated func abandon()
}
