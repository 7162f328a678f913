import Foundation
import SdkTesting
import Testing

@testable import Sdk

/// Tokens that a client requests.
@Suite struct OAuthTests {
  static func core(_ transport: any HTTPTransport) -> ClientCore {
    let scheme = ClientSpecs.oauth("https://login.test/token")
    let spec: JSONValue = [
      "packageName": "acme", "version": "1", "maxRetries": 0, "timeout": 60,
      "auth": ["mode": "single", "apply": ["s0"], "schemes": ["s0": scheme]],
    ]
    let values = ClientValues().credential("clientId0", "id").credential("clientSecret0", "secret")
    return ClientCore(
      ClientSpec(SpecReader(spec)), values, baseURL: "https://api.test", options: ClientOptions(transport: transport),
      features: ClientConfig.Features(tokens: OAuthTokens.feature))
  }

  static func isToken(_ request: HTTPRequest) -> Bool { request.url.contains("login.test") }

  @Test func oneRequestServesAll() async throws {
    let transport = MockTransport { request in
      if Self.isToken(request) { try await Clock.sleep(0.2) }
      return .json(Self.isToken(request) ? #"{"access_token":"t1"}"# : "[1]")
    }
    let core = Self.core(transport)
    try await withThrowingTaskGroup(of: JSONValue.self) { group in
      for _ in 0..<50 {
        group.addTask { try await core.send(URLSessionTransportTests.get, Arguments(), RequestOptions()) }
      }
      for try await result in group { #expect(result == [1]) }
    }
    let requests = await transport.requests
    #expect(requests.filter(Self.isToken).count == 1)
    #expect(requests.filter { $0.headers["authorization"] == "Bearer t1" }.count == 50)
  }

  @Test func aRequestOutlivesTheCallThatBeganIt() async throws {
    let ended = Locked(0)
    let transport = MockTransport { request in
      if Self.isToken(request) {
        do {
          try await Clock.sleep(0.5)
        } catch {
          ended.withLock { $0 += 1 }
          throw error
        }
      }
      return .json(Self.isToken(request) ? #"{"access_token":"t1"}"# : "[1]")
    }
    let core = Self.core(transport)
    let calls = (0..<2).map { _ in
      Task { try await core.send(URLSessionTransportTests.get, Arguments(), RequestOptions(), as: JSONValue.self) }
    }
    try await Clock.sleep(0.1)
    calls[0].cancel()
    await #expect(throws: CancellationError.self) { try await calls[0].value }
    #expect(try await calls[1].value == [1])
    #expect(ended.withLock { $0 } == 0)
  }

  @Test func aRequestEndsWhenNobodyWaits() async throws {
    let ended = Locked(0)
    let transport = MockTransport { request in
      do {
        try await Clock.sleep(5)
      } catch {
        ended.withLock { $0 += 1 }
        throw error
      }
      return .json("{}")
    }
    let core = Self.core(transport)
    let call = Task {
      try await core.send(URLSessionTransportTests.get, Arguments(), RequestOptions(), as: JSONValue.self)
    }
    try await Clock.sleep(0.1)
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
    try await URLSessionTransportTests.wait { ended.withLock { $0 } == 1 }
    #expect(ended.withLock { $0 } == 1)
  }

  @Test func aRefusedTokenIsReplacedOnce() async throws {
    let count = Locked(0)
    let transport = MockTransport { request in
      if !Self.isToken(request) {
        return .json("{}", status: request.headers["authorization"] == "Bearer t2" ? 200 : 401)
      }
      return .json("{\"access_token\":\"t\(count.withLock { count -> Int in count += 1; return count })\"}")
    }
    _ = try await Self.core(transport).send(
      URLSessionTransportTests.get, Arguments(), RequestOptions(), as: JSONValue.self)
    #expect(await transport.requests.count == 4)
  }
}
