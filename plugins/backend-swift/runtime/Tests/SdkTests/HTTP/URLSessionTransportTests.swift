import Foundation
import Testing

@testable import Sdk

/// The transport of the platform against a server.
@Suite(.serialized) struct URLSessionTransportTests {
  static let spec = ClientSpec(#"{"packageName":"acme","version":"1.2.3","maxRetries":2,"timeout":60}"#)
  static let get = OperationSpec(#"{"method":"GET","path":"/pets","response":{"kind":"json"}}"#)
  static let post = OperationSpec(
    #"{"method":"POST","path":"/pets","body":{"kind":"json","key":"body"},"response":{"kind":"json"}}"#)

  static func core(_ server: LiveServer, timeout: Double? = nil, retries: Int = 0) -> ClientCore {
    ClientCore(spec, ClientValues(), baseURL: server.url, options: ClientOptions(timeout: timeout, maxRetries: retries))
  }

  @Test func sendsAndReceives() async throws {
    let server = try LiveServer { connection in
      connection.respond("200 OK", ["Content-Type: application/json", "X-Request-Id: r1"], #"{"id":5}"#)
    }
    let result = try await Self.core(server).sendRaw(Self.get, Arguments(), RequestOptions(), as: JSONValue.self)
    #expect(result.value == ["id": 5])
    #expect(result.requestID == "r1")
  }

  @Test func sendsABody() async throws {
    let server = try LiveServer { connection in
      connection.respond("200 OK", [], "{\"sent\":\(String(decoding: connection.body, as: UTF8.self))}")
    }
    let arguments = Arguments().with("body", JSONValue.object(["name": "Rex"]))
    let result: JSONValue = try await Self.core(server).send(Self.post, arguments, RequestOptions())
    #expect(result == ["sent": ["name": "Rex"]])
  }

  @Test func doesNotFollowRedirectsItself() async throws {
    let server = try LiveServer { connection in
      if connection.target == "GET /there" {
        connection.respond("200 OK", [], "[1]")
      } else {
        connection.respond("302 Found", ["Location: /there"], "moved")
      }
    }
    let response = try await URLSessionTransport().send(HTTPRequest(method: "GET", url: server.url + "/pets"))
    #expect(response.status == 302)
    #expect(response.headers["location"] == "/there")
    let result: JSONValue = try await Self.core(server).send(Self.get, Arguments(), RequestOptions())
    #expect(result == [1])
  }

  @Test func cancellationEndsARequestAtOnce() async throws {
    let closed = Locked<Bool?>(nil)
    let server = try LiveServer { connection in
      let isClosed = connection.waitForClose(10)
      closed.withLock { $0 = isClosed }
    }
    let core = Self.core(server, retries: 2)
    let started = Clock.now()
    let task = Task { try await core.send(Self.get, Arguments(), RequestOptions(), as: JSONValue.self) }
    try await Clock.sleep(0.3)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(Clock.now() - started < 2)
    try await Self.wait { closed.withLock { $0 } != nil }
    #expect(closed.withLock { $0 } == true)
  }

  @Test(arguments: ["response", "body"])
  func timesOut(_ phase: String) async throws {
    let server = try LiveServer { connection in
      if phase == "body" { connection.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[1,") }
      _ = connection.waitForClose(10)
    }
    let started = Clock.now()
    await #expect(throws: SdkConnectionError.self) {
      _ = try await Self.core(server, timeout: 0.4).send(Self.get, Arguments(), RequestOptions(), as: JSONValue.self)
    }
    #expect(Clock.now() - started < 3)
  }

  @Test func refusedConnectionsWereNeverSent() async throws {
    let request = HTTPRequest(method: "GET", url: "http://127.0.0.1:1/")
    do {
      _ = try await URLSessionTransport().send(request)
      Issue.record("a response")
    } catch let error as HTTPTransportError {
      #expect(!error.wasSent)
    }
  }

  @Test func makesManyCallsAtOnce() async throws {
    let server = try LiveServer { connection in
      usleep(50_000)
      connection.respond("200 OK", [], "[1]")
    }
    let core = Self.core(server)
    try await withThrowingTaskGroup(of: JSONValue.self) { group in
      for _ in 0..<200 { group.addTask { try await core.send(Self.get, Arguments(), RequestOptions()) } }
      for try await result in group { #expect(result == [1]) }
    }
  }

  @Test func keepsWhatNobodyReadsYet() async throws {
    let server = try LiveServer { connection in
      connection.write("HTTP/1.1 200 OK\r\nContent-Length: 209715200\r\n\r\n")
      for index in 0..<3200 {
        if !connection.write([UInt8](repeating: UInt8(index % 251), count: 65_536)) { return }
      }
    }
    let response = try await URLSessionTransport().send(HTTPRequest(method: "GET", url: server.url))
    try await Clock.sleep(1.5)
    var count = 0
    while let piece = try await response.body.next() {
      for place in stride(from: 0, to: piece.count, by: 10_007) {
        let expected = UInt8((count + place) / 65_536 % 251)
        if piece[piece.startIndex + place] != expected { Issue.record("byte \(count + place)") }
      }
      count += piece.count
    }
    #expect(count == 209_715_200)
  }

  @Test func readsEverythingOfALargeBody() async throws {
    let server = try LiveServer { connection in
      connection.write("HTTP/1.1 200 OK\r\nContent-Length: 20971520\r\n\r\n")
      for _ in 0..<320 { connection.write([UInt8](repeating: 65, count: 65_536)) }
    }
    let response = try await URLSessionTransport().send(HTTPRequest(method: "GET", url: server.url))
    var count = 0
    for try await piece in response.body { count += piece.count }
    #expect(count == 20_971_520)
  }

  static func wait(_ condition: @Sendable () -> Bool) async throws {
    for _ in 0..<100 where !condition() { try await Clock.sleep(0.05) }
  }
}
