import Foundation
import SdkTesting
import Testing

@testable import Sdk

/// Calls of JSON-RPC and of the Connect protocol.
@Suite struct RemoteCallTests {
  static let spec = ClientSpec(#"{"packageName":"acme","version":"1.2.3","maxRetries":0,"timeout":60}"#)

  static func procedure(_ method: String, _ rest: String = "") -> OperationSpec {
    OperationSpec(
      """
      {"method":"POST","path":"","rpc":{"method":"\(method)"\(rest)},"response":{"kind":"json"},
       "body":{"kind":"json"}}
      """)
  }

  static let add = procedure("add", #","positions":["a","b","c"],"nameable":true"#)
  static let notify = procedure("note", #","notification":true"#)
  static let messages = OperationSpec(
    """
    {"method":"POST","path":"/acme.Pets/Watch","rpc":{"streaming":true},"response":{"kind":"json"},
     "body":{"kind":"envelope"}}
    """)

  /// A core whose server answers by what it gets.
  static func core(_ answer: @escaping @Sendable (JSONValue) -> String) -> ClientCore {
    core(
      MockTransport { request in
        .json(answer((try? JSONValue(parsing: request.body?.data ?? Data())) ?? .null))
      })
  }

  static func core(_ transport: MockTransport) -> ClientCore {
    ClientCore(
      spec, ClientValues(), baseURL: "https://api.test/rpc", options: ClientOptions(transport: transport),
      features: CallTests.patient)
  }

  static func arguments(_ names: String...) -> Arguments {
    names.reduce(Arguments()) { $0.with($1, 1) }
  }

  @Test(arguments: [
    (["a", "b"], "[1,1]"), (["a"], "[1]"), ([], "[]"), (["a", "c"], #"{"a":1,"c":1}"#),
  ])
  func ordersParameters(_ names: [String], _ expected: String) async throws {
    let core = Self.core { "{\"jsonrpc\":\"2.0\",\"id\":\($0["id"] ?? .null),\"result\":\($0["params"] ?? .null)}" }
    let arguments = names.reduce(Arguments()) { $0.with($1, 1) }
    let result: JSONValue = try await core.send(Self.add, arguments, RequestOptions())
    let parameters = try JSONValue(parsing: expected)
    #expect(result == parameters)
  }

  @Test func throwsErrorsOfProcedures() async throws {
    let core = Self.core { request in
      "{\"id\":\(request["id"] ?? .null),\"error\":{\"code\":-5,\"message\":\"no\",\"data\":[1]}}"
    }
    do {
      _ = try await core.send(Self.add, Self.arguments("a"), RequestOptions(), as: JSONValue.self)
      Issue.record("no error")
    } catch {
      let failure = SdkJSONRPCError(error)
      #expect(failure?.code == -5)
      #expect(failure?.data == [1])
      #expect(failure?.error.message == "add failed with -5: no")
    }
  }

  @Test func refusesTheAnswerOfAnotherCall() async throws {
    let core = Self.core { _ in #"{"id":77,"result":1}"# }
    await #expect(throws: SdkDecodeError.self) {
      _ = try await core.send(Self.add, Self.arguments("a"), RequestOptions(), as: JSONValue.self)
    }
  }

  @Test func sendsNotificationsWithoutAnID() async throws {
    let transport = MockTransport { _ in HTTPResponse(status: 204, body: HTTPBody(Data())) }
    try await Self.core(transport).sendNothing(Self.notify, Self.arguments("a"), RequestOptions())
    let sent = try JSONValue(parsing: await transport.requests[0].body?.data ?? Data())
    #expect(sent == ["jsonrpc": "2.0", "method": "note", "params": ["a": 1]])
  }

  @Test func sendsBatches() async throws {
    let core = Self.core { request in
      let ids = (request.array ?? []).compactMap { $0["id"] }
      return "[{\"id\":\(ids[1]),\"error\":{\"code\":1,\"message\":\"no\"}},{\"id\":\(ids[0]),\"result\":7}]"
    }
    let batch = Batch(core)
    let first = try batch.add(Self.add, Self.arguments("a"), as: Int.self)
    let second = try batch.add(Self.add, Self.arguments("b"), as: Int.self)
    let third = try batch.add(Self.add, Self.arguments("c"), as: Int.self)
    #expect(throws: SdkConfigurationError.self) { try first.result }
    try await batch.send()
    #expect(try first.result == 7)
    #expect(throws: SdkAPIError.self) { try second.result }
    #expect(throws: SdkDecodeError.self) { try third.result }
    #expect(throws: SdkConfigurationError.self) { try batch.add(Self.add, Arguments(), as: Int.self) }
  }

  static func envelope(_ flags: UInt8, _ text: String) -> Data {
    Data([flags, 0, 0, 0, UInt8(text.utf8.count)]) + Data(text.utf8)
  }

  static func stream(_ bytes: Data) async throws -> EventStream<Int> {
    let transport = MockTransport { _ in
      HTTPResponse(
        status: 200, headers: ["Content-Type": "application/connect+json"],
        body: HTTPBody(chunks: bytes.map { Data([$0]) }))
    }
    return try await core(transport).openMessages(messages, Arguments(), RequestOptions())
  }

  @Test func readsMessages() async throws {
    var items: [Int] = []
    let bytes = Self.envelope(0, "1") + Self.envelope(0, "2") + Self.envelope(2, "{}")
    for try await item in try await Self.stream(bytes) { items.append(item) }
    #expect(items == [1, 2])
  }

  @Test func throwsTheErrorOfTheLastMessage() async throws {
    let bytes = Self.envelope(0, "1") + Self.envelope(2, #"{"error":{"code":"not_found","message":"no"}}"#)
    var items: [Int] = []
    do {
      for try await item in try await Self.stream(bytes) { items.append(item) }
      Issue.record("no error")
    } catch {
      #expect(SdkConnectError(error)?.code == "not_found")
      #expect((error as? SdkAPIError)?.kind == .notFound)
    }
    #expect(items == [1])
  }

  @Test func missesTheLastMessage() async throws {
    await #expect(throws: SdkStreamError.self) {
      for try await _ in try await Self.stream(Self.envelope(0, "1")) {}
    }
  }
}
