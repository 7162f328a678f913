import Foundation
import Sdk

/// One call: the expected request, the response, and the expected result.
struct WireCase<Client: Sendable>: Sendable {
  /// Makes a client that calls a URL.
  typealias Make = @Sendable (_ url: String, _ transport: any HTTPTransport) -> Client

  private let make: Make
  private var request: WireRequest
  private var reply = WireReply(status: 204, type: "", body: "")
  private var rpc: String?
  private var expected: String?

  /// - Parameters:
  ///   - method: The method of the request.
  ///   - path: The path of the request, decoded.
  ///   - make: Makes a client.
  init(_ method: String, _ path: String, _ make: @escaping Make) {
    self.make = make
    request = WireRequest(method, path)
  }

  /// The query of the request: names and values in turn, decoded.
  func query(_ pairs: String...) -> WireCase { with { $0.request.query = WirePair.of(pairs) } }

  /// Headers that the request must have. It may have others.
  func headers(_ pairs: String...) -> WireCase { with { $0.request.headers = WirePair.of(pairs) } }

  /// The cookies of the request, decoded.
  func cookies(_ pairs: String...) -> WireCase { with { $0.request.cookies = WirePair.of(pairs) } }

  /// A body of JSON. An empty type is not looked at.
  func json(_ type: String, _ text: String) -> WireCase {
    with { $0.request.body = .json(type: type, text: text) }
  }

  /// A body of text.
  func text(_ type: String, _ text: String) -> WireCase {
    with { $0.request.body = .text(type: type, text: text) }
  }

  /// A form in the body.
  func form(_ type: String, _ pairs: String...) -> WireCase {
    with { $0.request.body = .form(type: type, pairs: WirePair.of(pairs)) }
  }

  /// A form in parts.
  func multipart(_ type: String, _ pairs: String...) -> WireCase {
    with { $0.request.body = .multipart(type: type, pairs: WirePair.of(pairs)) }
  }

  /// A method that is called by JSON-RPC: bodies are its parameters and its result.
  func rpc(_ name: String) -> WireCase { with { $0.rpc = name } }

  /// What the server answers. Without a type, there is no `Content-Type`.
  func replies(_ status: Int, _ type: String, _ body: String) -> WireCase {
    with { $0.reply = WireReply(status: status, type: type, body: body) }
  }

  /// What the caller must get as JSON, where that is not the body of the reply.
  func returns(_ json: String) -> WireCase { with { $0.expected = json } }

  /// Makes the call, whose result must be the expected JSON, and returns the result.
  func check<Value: JSONConvertible>(_ call: (Client) async throws -> Value) async throws -> Value {
    let result = try await run(call)
    try compare(result.json)
    return result
  }

  /// The same for a result that may be absent, which null stands for.
  func checkOptional<Value: JSONConvertible>(_ call: (Client) async throws -> Value?) async throws -> Value? {
    let result = try await run(call)
    try compare(result?.json ?? .null)
    return result
  }

  /// Makes a call that gives bytes, which must be the body of the reply.
  func checkBytes(_ call: (Client) async throws -> Data) async throws {
    let content = try await run(call)
    guard content == Data(reply.body.utf8) else { throw WireMismatch("the file has other content than was sent") }
  }

  /// Makes a call that gives nothing.
  func checkNothing(_ call: (Client) async throws -> Void) async throws {
    try await run(call)
  }

  /// Compares a result with the expected one.
  func compare(_ result: JSONValue, with other: String? = nil) throws {
    try WireDifference.check("the result", result, expected ?? other ?? reply.body)
  }

  /// Makes a call, and compares its request with the expected one.
  func run<Value>(_ call: (Client) async throws -> Value) async throws -> Value {
    let base = "http://wire.example"
    let transport = WireTransport(reply, rpc: rpc)
    let result = try await call(make(base, transport))
    try request.check(try await transport.request(), base: base)
    return result
  }

  private func with(_ change: (inout WireCase) -> Void) -> WireCase {
    var copy = self
    change(&copy)
    return copy
  }
}
