import Foundation
import Sdk

/// What is answered. What is empty is not sent.
struct WireReply: Sendable {
  let status: Int
  let type: String
  let body: String
}

/// Answers every request alike, and keeps what was sent.
actor WireTransport: HTTPTransport {
  private let reply: WireReply
  private let rpc: String?
  private var requests: [WireReceived] = []

  /// - Parameter rpc: The method that is called by JSON-RPC; nil for other calls.
  init(_ reply: WireReply, rpc: String?) {
    self.reply = reply
    self.rpc = rpc
  }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    var received = try await WireReceived(request)
    var answer = reply.body
    if let rpc {
      let message = try JSONValue(parsing: received.body)
      answer = try answered(message, rpc)
      received.body = message["params"].map { "\($0)" } ?? ""
    }
    requests.append(received)
    let headers: HTTPHeaders = reply.type.isEmpty ? [:] : ["Content-Type": reply.type]
    return HTTPResponse(status: reply.status, headers: headers, body: HTTPBody(Data(answer.utf8)))
  }

  /// The only request that was sent.
  func request() throws -> WireReceived {
    guard let only = requests.first, requests.count == 1 else {
      throw WireMismatch("\(requests.count) requests were sent")
    }
    return only
  }

  /// The message with the result, and nothing for a notification, which has no id.
  private func answered(_ message: JSONValue, _ rpc: String) throws -> String {
    try WireMismatch.check("version", message["jsonrpc"]?.string, "2.0")
    try WireMismatch.check("method", message["method"]?.string, rpc)
    let isNotification = reply.body.isEmpty
    guard isNotification == (message["id"] == nil) else {
      throw WireMismatch("a notification, and nothing else, has no id")
    }
    guard !isNotification, let id = message["id"] else { return "" }
    return #"{"jsonrpc":"2.0","id":\#(id),"result":\#(reply.body)}"#
  }
}
