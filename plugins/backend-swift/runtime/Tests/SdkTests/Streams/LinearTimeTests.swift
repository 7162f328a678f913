import Foundation
import SdkTesting
import Testing

@testable import Sdk

/// Streams take a time that grows with their size alone.
@Suite struct LinearTimeTests {
  static func events(_ chunks: [Data]) async throws -> EventStream<JSONValue> {
    let transport = MockTransport { _ in
      HTTPResponse(status: 200, headers: ["Content-Type": "text/event-stream"], body: HTTPBody(chunks: chunks))
    }
    return try await CallTests.core(transport).openStream(LiveCallTests.events, Arguments(), RequestOptions())
  }

  @Test func readsAnEventInManyPieces() async throws {
    let piece = Data(repeating: UInt8(ascii: "1"), count: 1000)
    let chunks = [Data("data: \"".utf8)] + Array(repeating: piece, count: 2000) + [Data("\"\n\n".utf8)]
    var sizes: [Int?] = []
    for try await item in try await Self.events(chunks) { sizes.append(item.string?.utf8.count) }
    #expect(sizes == [2_000_000])
  }

  @Test func readsManyEventsInOnePiece() async throws {
    let chunk = Data(String(repeating: "data: 1\n\n", count: 50_000).utf8)
    var count = 0
    for try await item in try await Self.events([chunk]) where item == 1 { count += 1 }
    #expect(count == 50_000)
  }
}
