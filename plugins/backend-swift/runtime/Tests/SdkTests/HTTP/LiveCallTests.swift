import Foundation
import Testing

@testable import Sdk

/// Calls over the transport of the platform.
@Suite(.serialized) struct LiveCallTests {
  private typealias Base = URLSessionTransportTests

  static func operation(_ method: String, _ rest: String = "") -> OperationSpec {
    OperationSpec("{\"method\":\"\(method)\",\"path\":\"/pets\"\(rest)}")
  }

  static let events = operation("GET", #","response":{"kind":"sse"}"#)
  static let upload = operation("POST", #","body":{"kind":"binary","key":"file"},"response":{"kind":"json"}"#)

  /// Answers with the head of the request and the size of its body.
  static func mirror() throws -> LiveServer {
    try LiveServer { connection in
      let head: JSONValue = ["head": .string(connection.head), "size": connection.body.count.json]
      connection.respond("200 OK", ["Content-Type: application/json"], JSONWriter.shown(head))
    }
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "PATCH"])
  func sendsNoBody(_ method: String) async throws {
    let core = Base.core(try Self.mirror())
    let operation = Self.operation(method, #","response":{"kind":"json"}"#)
    let result: JSONValue = try await core.send(operation, Arguments(), RequestOptions())
    let head = result["head"]?.string ?? ""
    #expect(head.hasPrefix("\(method) /pets HTTP/1.1"))
    #expect(!head.lowercased().contains("transfer-encoding"), "\(head)")
    #expect(!head.lowercased().contains("content-type"), "\(head)")
    #expect(head.contains("User-Agent: acme/1.2.3 (swift"))
  }

  @Test func sendsHeadersAsTheyAre() async throws {
    let core = Base.core(try Self.mirror())
    let options = RequestOptions(
      headers: ["X-Text": "a, b;  c", "X-Empty": "", "X-Latin": "caf\u{E9}"], query: ["q": "a+b c/é"])
    let result: JSONValue = try await core.send(Base.get, Arguments(), options)
    let head = result["head"]?.string ?? ""
    #expect(head.contains("X-Text: a, b;  c"))
    #expect(head.hasPrefix("GET /pets?q=a%2Bb%20c%2F%C3%A9 HTTP/1.1"))
    #expect(head.contains("Accept: application/json"))
  }

  @Test func refusesAGetWithABody() async throws {
    let core = Base.core(try Self.mirror())
    let operation = Self.operation("GET", #","body":{"kind":"json","key":"body"},"response":{"kind":"json"}"#)
    let arguments = Arguments().with("body", JSONValue.object(["a": 1]))
    await #expect(throws: SdkConfigurationError.self) {
      _ = try await core.send(operation, arguments, RequestOptions(), as: JSONValue.self)
    }
  }

  @Test func uploadsFilesAndStreams() async throws {
    let core = Base.core(try Self.mirror())
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(repeating: 7, count: 3_000_000).write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    let stream = FileUpload {
      AsyncStream<Data> { continuation in
        for _ in 0..<30 { continuation.yield(Data(repeating: 1, count: 100_000)) }
        continuation.finish()
      }
    }
    for (file, header) in [
      (FileUpload(fileURL: place), "Content-Length: 3000000"), (stream, "Transfer-Encoding: chunked"),
    ] {
      let result: JSONValue = try await core.send(Self.upload, Arguments().with("file", file), RequestOptions())
      #expect(result["size"] == 3_000_000)
      #expect(result["head"]?.string?.contains(header) ?? false)
    }
  }

  @Test func aStreamThatFailsFailsItsCall() async throws {
    struct Broken: Error {}
    let core = Base.core(try Self.mirror())
    let stream = FileUpload {
      AsyncThrowingStream<Data, any Error> { continuation in
        continuation.yield(Data(repeating: 1, count: 100_000))
        continuation.finish(throwing: Broken())
      }
    }
    await #expect(throws: SdkConnectionError.self) {
      _ = try await core.send(
        Self.upload, Arguments().with("file", stream), RequestOptions(), as: JSONValue.self)
    }
  }

  @Test func cancellationEndsAnUploadThatWaits() async throws {
    let closed = Locked<Bool?>(nil)
    let server = try LiveServer { connection in
      let isClosed = connection.waitForClose(10)
      closed.withLock { $0 = isClosed }
    }
    let core = Base.core(server)
    let stream = FileUpload {
      AsyncStream<Data>(unfolding: {
        try? await Clock.sleep(30)
        return nil
      })
    }
    let started = Clock.now()
    let task = Task {
      try await core.send(Self.upload, Arguments().with("file", stream), RequestOptions(), as: JSONValue.self)
    }
    try await Clock.sleep(0.3)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(Clock.now() - started < 2)
  }

  /// On Linux all sessions wait while one of them waits for a piece: if their calls held the threads of tasks, no piece would come.
  @Test func callsThatBeginWhileABodyWaitsLeaveItItsThreads() async throws {
    let core = Base.core(try Self.mirror())
    let left = Locked(3)
    let stream = FileUpload {
      AsyncStream<Data>(unfolding: {
        let piece = left.withLock { count -> Data? in
          count -= 1
          return count < 0 ? nil : Data([1])
        }
        // Other tests wait, too: only the first piece is late.
        if left.withLock({ $0 == 2 }) { try? await Clock.sleep(0.1) }
        return piece
      })
    }
    let upload = Task {
      try await core.send(Self.upload, Arguments().with("file", stream), RequestOptions(), as: JSONValue.self)
    }
    try await Clock.sleep(0.03)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask {
          _ = try await core.send(Base.get, Arguments(), RequestOptions(), as: JSONValue.self)
        }
      }
      try await group.waitForAll()
    }
    #expect(try await upload.value["size"] == 3)
  }

  @Test(arguments: ["Bearer", "Bearer realm=\"a\", Basic", "Basic realm=\"a\"", "Negotiate", ""])
  func unauthorizedIsAnErrorOfTheAPI(_ challenge: String) async throws {
    let server = try LiveServer { connection in
      connection.respond("401 Unauthorized", ["WWW-Authenticate: \(challenge)"], #"{"message":"no"}"#)
    }
    do {
      _ = try await Base.core(server).send(Base.get, Arguments(), RequestOptions(), as: JSONValue.self)
      Issue.record("no error")
    } catch let error as SdkAPIError {
      #expect(error.status == 401)
      #expect(error.body == ["message": "no"])
      #expect(error.headers["WWW-Authenticate"] == challenge)
    }
  }

  @Test func passesOverEarlyHeads() async throws {
    let server = try LiveServer { connection in
      connection.write("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n")
      connection.respond("200 OK", [], "[1]")
    }
    let result: JSONValue = try await Base.core(server).send(Base.get, Arguments(), RequestOptions())
    #expect(result == [1])
  }

  @Test func readsGzip() async throws {
    let server = try LiveServer { connection in
      let body = Data(base64Encoded: "H4sIAAAAAAACA6tWykxRsjKtBQDBPTEgCAAAAA==") ?? Data()
      let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(body.count)\r\n\r\n"
      connection.write(Array(head.utf8) + body)
    }
    let result: JSONValue = try await Base.core(server).send(Base.get, Arguments(), RequestOptions())
    #expect(result == ["id": 5])
  }

  @Test func endingAnIterationClosesTheConnection() async throws {
    let closed = Locked<Bool?>(nil)
    let server = try LiveServer { connection in
      connection.write("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\ndata: 1\n\ndata: 2\n\n")
      let isClosed = connection.waitForClose(10)
      closed.withLock { $0 = isClosed }
    }
    let stream = try await Base.core(server).openStream(Self.events, Arguments(), RequestOptions(), items: Int.self)
    for try await item in stream {
      #expect(item == 1)
      break
    }
    try await Base.wait { closed.withLock { $0 } != nil }
    #expect(closed.withLock { $0 } == true)
    await #expect(throws: SdkStreamError.self) { for try await _ in stream {} }
  }

  @Test func aStreamThatTheProgramClosesEnds() async throws {
    let server = try LiveServer { connection in
      connection.write("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\ndata: 1\n\ndata: 2\n\n")
      _ = connection.waitForClose(10)
    }
    let core = Base.core(server)
    let stream = try await core.openStream(Self.events, Arguments(), RequestOptions(), items: Int.self)
    var items: [Int] = []
    for try await item in stream {
      items.append(item)
      if item == 1 { stream.close() }
    }
    #expect(items == [1])
    let waiting = try await core.openStream(Self.events, Arguments(), RequestOptions(), items: Int.self)
    let reading = Task { try await waiting.reduce(0, +) }
    try await Task.sleep(nanoseconds: 200_000_000)
    waiting.close()
    #expect(try await reading.value == 3)
  }

  @Test func aStreamThatIsNeverReadClosesItsConnection() async throws {
    let closed = Locked<Bool?>(nil)
    let server = try LiveServer { connection in
      connection.write("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\ndata: 1\n\n")
      let isClosed = connection.waitForClose(10)
      closed.withLock { $0 = isClosed }
    }
    do {
      let stream = try await Base.core(server).openStream(Self.events, Arguments(), RequestOptions(), items: Int.self)
      #expect(stream.response.status == 200)
    }
    try await Base.wait { closed.withLock { $0 } != nil }
    #expect(closed.withLock { $0 } == true)
  }

  @Test func silenceEndsAStream() async throws {
    let server = try LiveServer { connection in
      connection.write("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n")
      for index in 0..<4 {
        connection.write("data: \(index)\n\n")
        usleep(250_000)
      }
      _ = connection.waitForClose(5)
    }
    // Requests of other tests may hold up those of all sessions for some tenths of a second.
    let core = Base.core(server, timeout: 1.5)
    let stream = try await core.openStream(Self.events, Arguments(), RequestOptions(), items: Int.self)
    var items: [Int] = []
    do {
      for try await item in stream { items.append(item) }
      Issue.record("no error")
    } catch let error as SdkConnectionError {
      #expect(error.kind == .timeout)
      #expect(error.phase == .idle)
    }
    #expect(items == [0, 1, 2, 3])
  }

  @Test func aLostConnectionIsAnError() async throws {
    let server = try LiveServer { connection in
      connection.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[1,")
    }
    do {
      _ = try await Base.core(server).send(Base.get, Arguments(), RequestOptions(), as: JSONValue.self)
      Issue.record("no error")
    } catch let error as SdkConnectionError {
      #expect(error.phase == .body)
      #expect(error.kind == .connection)
      #expect(error.attempts == 1)
    }
  }

  @Test func savesADownload() async throws {
    let server = try LiveServer { connection in
      connection.respond("200 OK", ["Content-Disposition: attachment; filename=\"a.txt\""], "content")
    }
    let operation = Self.operation("GET", #","response":{"kind":"binary"}"#)
    let file = try await Base.core(server).download(operation, Arguments(), RequestOptions())
    #expect(file.filename == "a.txt")
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    try await file.save(to: place)
    #expect(try Data(contentsOf: place) == Data("content".utf8))
  }

  @Test func retriesWhatWasRefused() async throws {
    let count = Locked(0)
    let server = try LiveServer { connection in
      let number = count.withLock { count in
        count += 1
        return count
      }
      if number < 3 { connection.respond("503 Service Unavailable", ["Retry-After: 0"]) }
      connection.respond("200 OK", [], "[1]")
    }
    let result: JSONValue = try await Base.core(server, retries: 2).send(
      Base.post, Arguments().with("body", 1), RequestOptions())
    #expect(result == [1])
    #expect(count.withLock { $0 } == 3)
  }
}
