import Foundation
import Testing

@testable import Sdk

/// The parts of requests, by the shared vectors of queries, paths, headers and bodies.
@Suite struct RequestPartsTests {
  static let files: Set = [
    "forms.json", "headers.json", "multipart.json", "paths.json", "queries.json", "results.json",
  ]

  /// Vectors of calls whose requests the client itself adds nothing to.
  static func vectors() throws -> [VectorCase] {
    try VectorCase.readAll().filter { vector in
      files.contains(vector.file) && vector.given["client"] == nil && vector.given["call"] == nil
    }
  }

  @Test(arguments: try vectors())
  func makesThePartsOfARequest(_ vector: VectorCase) async throws {
    let given = vector.given["operation"] ?? [:]
    let expected = vector.expected["requests"]?[0] ?? [:]
    do {
      let parts = try RequestParts(Specs.operation(given), Specs.arguments(given))
      if let url = expected["url"]?.string {
        let query = parts.query.isEmpty ? "" : "?" + parts.query.joined(separator: "&")
        #expect("https://api.test" + parts.path + query == url)
      }
      if let body = expected["body"]?.string { #expect(try await text(parts.body) == body) }
      for (name, value) in parts.headers {
        if let header = expected["headers"]?[name.lowercased()] { #expect(.string(value) == header) }
      }
    } catch let error as UnsendableError {
      let kind = vector.expected["error"]?["kind"]
      #expect(kind == "ConfigurationError" || vector.expected["orError"] == true, "\(error)")
    }
  }

  /// The body as text, with a boundary as vectors have it.
  private func text(_ body: PreparedBody?) async throws -> String {
    var bytes = Data()
    if let body { for try await piece in body.content { bytes += piece } }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let type = body?.contentType, let mark = type.range(of: "boundary=") else { return text }
    return text.replacingOccurrences(of: type[mark.upperBound...], with: "boundary-1")
  }
}
