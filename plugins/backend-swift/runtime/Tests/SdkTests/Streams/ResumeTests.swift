import Foundation
import SdkTesting
import Testing

@testable import Sdk

/// Streams that continue after their connection was lost.
@Suite struct ResumeTests {
  static let operation = OperationSpec(
    #"{"method":"GET","path":"/x","response":{"kind":"sse","resumable":true,"terminator":"END"}}"#)

  static func items(_ bodies: [String], retries: Int = 2) async throws -> ([Int], [HTTPRequest], (any Error)?) {
    let left = Locked(bodies[...])
    let transport = MockTransport { _ in
      let body = left.withLock { $0.popFirst() } ?? ""
      return HTTPResponse(
        status: 200, headers: ["Content-Type": "text/event-stream"], body: HTTPBody(Data(body.utf8)))
    }
    let core = ClientCore(
      RemoteCallTests.spec, ClientValues(), baseURL: "https://api.test",
      options: ClientOptions(maxRetries: retries, transport: transport), features: CallTests.patient)
    let stream: EventStream<Int> = try await core.openStream(operation, Arguments(), RequestOptions())
    var items: [Int] = []
    do {
      for try await item in stream { items.append(item) }
      return (items, await transport.requests, nil)
    } catch {
      return (items, await transport.requests, error)
    }
  }

  @Test func continuesFromTheLastEvent() async throws {
    let (items, requests, error) = try await Self.items([
      "id: a\ndata: 1\n\n", "data: 2\n\nid: b\ndata: 3\n\n", "", "data: END\n\n",
    ])
    #expect(error == nil)
    #expect(items == [1, 2, 3])
    #expect(requests.map { $0.headers["last-event-id"] } == [nil, "a", "b", "b"])
  }

  @Test func givesUpWithoutProgress() async throws {
    let (items, requests, error) = try await Self.items(["id: a\ndata: 1\n\n"])
    #expect(error is SdkStreamError)
    #expect(items == [1])
    #expect(requests.count == 3)
  }

  @Test func needsAnID() async throws {
    let (_, requests, error) = try await Self.items(["data: 1\n\n", "data: END\n\n"])
    #expect(error is SdkStreamError)
    #expect(requests.count == 1)
  }
}
