import Foundation
import SdkTesting
import Testing

@testable import Sdk

/// Calls over a transport that answers without a network.
@Suite struct CallTests {
  /// Waits for nothing.
  static let patient = ClientConfig.Features(remoteCalls: JSONRPC(), backoff: { _, _ in 0 })
  private static let get = URLSessionTransportTests.get

  static func core(_ transport: any HTTPTransport, _ change: (inout ClientOptions) -> Void = { _ in }) -> ClientCore {
    var options = ClientOptions(transport: transport)
    change(&options)
    return ClientCore(
      RemoteCallTests.spec, ClientValues(), baseURL: "https://api.test/v1?k=1", options: options, features: patient
    )
  }

  @Test func callsWhatIsNotDeclared() async throws {
    let transport = MockTransport(json: #"{"a":1}"#)
    let response = try await Self.core(transport).request("post", "pets/{x}?q=1", body: [1], RequestOptions())
    #expect(response.value == ["a": 1])
    let request = await transport.requests[0]
    #expect(request.method == "POST")
    #expect(request.url == "https://api.test/v1/pets/%7Bx%7D?k=1&q=1")
    #expect(request.body?.data == Data("[1]".utf8))
  }

  @Test(arguments: ["https://evil.test/x", "../x", "a/%2e%2e/b"])
  func refusesOtherPlaces(_ path: String) async throws {
    let transport = MockTransport(json: "{}")
    await #expect(throws: SdkConfigurationError.self) {
      _ = try await Self.core(transport).request("GET", path, body: nil, RequestOptions())
    }
    #expect(await transport.requests.isEmpty)
  }

  @Test(arguments: ["", "po st", "GET / HTTP/1.1\r\nX:"])
  func refusesWhatIsNoMethod(_ method: String) async throws {
    let transport = MockTransport(json: "{}")
    await #expect(throws: SdkConfigurationError.self) {
      _ = try await Self.core(transport).request(method, "pets", body: nil, RequestOptions())
    }
    #expect(await transport.requests.isEmpty)
  }

  @Test func wrapsEachAttempt() async throws {
    let seen = Locked<[String]>([])
    let transport = MockTransport(json: "{}")
    let core = Self.core(transport) { options in
      options.middleware = ["outer", "inner"].map { name in
        { request, next in
          seen.withLock { $0.append(name) }
          var request = request
          request.headers["X-\(name)"] = "1"
          return try await next(request)
        }
      }
    }
    _ = try await core.send(Self.get, Arguments(), RequestOptions(), as: JSONValue.self)
    #expect(seen.withLock { $0 } == ["outer", "inner"])
    #expect(await transport.requests[0].headers["x-inner"] == "1")
  }

  @Test func limitsBodies() async throws {
    let core = Self.core(MockTransport(json: "[1,2,3]"))
    await #expect(throws: SdkDecodeError.self) {
      _ = try await core.send(Self.get, Arguments(), RequestOptions(maxResponseBytes: 5), as: JSONValue.self)
    }
    let result: JSONValue = try await core.send(Self.get, Arguments(), RequestOptions(maxResponseBytes: 7))
    #expect(result == [1, 2, 3])
  }

  @Test(arguments: [
    RequestOptions(timeout: -1), RequestOptions(maxRetries: -1), RequestOptions(headers: ["a b": "c"]),
    RequestOptions(headers: ["a": "b\nc"]), RequestOptions(baseURL: "https://user:secret@api.test"),
    RequestOptions(baseURL: "api.test"), RequestOptions(credentials: ["nobody": "x"]),
  ])
  func refusesOptions(_ options: RequestOptions) async throws {
    let transport = MockTransport(json: "{}")
    let error = await Self.error {
      try await Self.core(transport).send(Self.get, Arguments(), options, as: JSONValue.self)
    }
    #expect((error as? SdkConfigurationError)?.kind == .configuration)
    #expect(!"\(String(describing: error))".contains("secret"))
    #expect(await transport.requests.isEmpty)
  }

  @Test func whatIsWrongWithAClientIsAnErrorOfItsCalls() async throws {
    let core = ClientCore(
      RemoteCallTests.spec, ClientValues(), options: ClientOptions(transport: MockTransport(json: "{}")))
    let error = await Self.error { try await core.send(Self.get, Arguments(), RequestOptions(), as: JSONValue.self) }
    #expect((error as? SdkConfigurationError)?.message == "The option baseURL is needed")
  }

  @Test func asksForCredentialsAtEachAttempt() async throws {
    let spec = ClientSpec(
      """
      {"packageName":"acme","version":"1","maxRetries":2,"timeout":60,"auth":{"mode":"single","apply":["b"],
       "schemes":{"b":{"kind":"bearer","key":"b","token":{"option":"token","env":"ACME_NO_TOKEN"}}}}}
      """)
    let count = Locked(0)
    let supplier = CredentialSupplier { "t\(count.withLock { count -> Int in count += 1; return count })" }
    let transport = MockTransport(json: "{}", status: 503)
    let options = ClientOptions(transport: transport)
    let core = ClientCore(
      spec, ClientValues().credential("token", supplier), baseURL: "https://api.test", options: options,
      features: Self.patient)
    _ = await Self.error { try await core.send(Self.get, Arguments(), RequestOptions(), as: JSONValue.self) }
    #expect(await transport.requests.map { $0.headers["authorization"] } == ["Bearer t1", "Bearer t2", "Bearer t3"])
    let none = ClientCore(spec, ClientValues(), baseURL: "https://api.test", options: options)
    let error = await Self.error { try await none.send(Self.get, Arguments(), RequestOptions(), as: JSONValue.self) }
    let expected = "No credentials provided for: b. b: pass token or set ACME_NO_TOKEN."
    #expect((error as? SdkConfigurationError)?.message == expected)
    #expect((error as? SdkConfigurationError)?.missingSchemes == [["b"]])
  }

  @Test func knowsDeclaredErrors() async throws {
    let operation = OperationSpec(
      #"{"path":"/x","errors":[{"class":4,"error":"ClientError"},{"status":404,"error":"PetNotFoundError"}]}"#)
    let core = Self.core(MockTransport(json: #"{"message":"no"}"#, status: 404))
    let error = await Self.error { try await core.send(operation, Arguments(), RequestOptions(), as: JSONValue.self) }
    let failure = error as? SdkAPIError
    #expect(failure?.isDeclared(as: "PetNotFoundError") ?? false)
    #expect(failure?.decodedBody() == ["message": "no"] as [String: JSONValue])
    #expect(failure?.decodedBody() == 0)
    #expect(failure?.localizedDescription == "GET /v1/x failed with 404: no")
  }

  static func error<Value>(_ body: () async throws -> Value) async -> (any Error)? {
    do {
      _ = try await body()
      return nil
    } catch {
      return error
    }
  }
}
