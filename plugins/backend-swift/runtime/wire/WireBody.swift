import Foundation
import Sdk

/// A body in one of its forms, which a request must have. An empty media type is not looked at.
enum WireBody: Sendable {
  case json(type: String, text: String)
  /// Without any text, there is no body.
  case text(type: String, text: String)
  case form(type: String, pairs: [WirePair])
  case multipart(type: String, pairs: [WirePair])

  /// Compares the body of a request with this one.
  func check(_ got: WireReceived) throws {
    let sent = (got.headers["content-type"] ?? "").split(separator: ";").first.map(String.init) ?? ""
    if !type.isEmpty {
      try WireMismatch.check("type of the body", sent.trimmingCharacters(in: .whitespaces).lowercased(), type)
    }
    switch self {
    case .json(_, let text):
      guard let json = try? JSONValue(parsing: got.body) else { throw WireMismatch("the body is \(got.body)") }
      try WireDifference.check("the body", json, text)
    case .text(_, let text): try WireMismatch.check("body", got.body, text)
    case .form(_, let pairs): try WirePair.check("form", WirePair.parse(got.body), pairs)
    case .multipart(_, let pairs): try WirePair.checkInOrder("form", try Self.parts(of: got), pairs)
    }
  }

  private var type: String {
    switch self {
    case .json(let type, _), .text(let type, _), .form(let type, _), .multipart(let type, _): type
    }
  }

  private static func parts(of got: WireReceived) throws -> [WirePair] {
    guard let boundary = parameter("boundary", of: got.headers["content-type"] ?? "") else {
      throw WireMismatch("the type of the body has no boundary")
    }
    return "\r\n\(got.body)".components(separatedBy: "\r\n--\(boundary)").compactMap { part in
      guard let end = part.range(of: "\r\n\r\n") else { return nil }
      let disposition = part[..<end.lowerBound].components(separatedBy: "\r\n").first { line in
        line.lowercased().hasPrefix("content-disposition:")
      }
      guard let name = parameter("name", of: disposition ?? "") else { return nil }
      return WirePair(name: name, value: String(part[end.upperBound...]))
    }
  }

  /// A parameter of the value of a header, which may stand between quotes.
  private static func parameter(_ name: String, of header: String) -> String? {
    guard let start = header.range(of: " \(name)=") ?? header.range(of: ";\(name)=") else { return nil }
    let rest = header[start.upperBound...]
    if rest.hasPrefix("\"") { return String(rest.dropFirst().prefix { $0 != "\"" }) }
    return String(rest.prefix { $0 != ";" })
  }
}
