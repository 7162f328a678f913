import Foundation

/// Reads the header `Link` of RFC 8288.
struct Links {
  private var targets: [String: String] = [:]

  init(_ header: String) {
    var reader = LinkReader(header)
    while let link = reader.next() {
      let names = link.parameters.map(\.name)
      if names.contains("anchor") { continue }
      let relations = link.parameters.first { $0.name == "rel" }?.value.lowercased() ?? ""
      for relation in relations.split(whereSeparator: { $0 == " " || $0 == "\t" })
      where targets[String(relation)] == nil {
        targets[String(relation)] = link.target
      }
    }
  }

  /// The target of a relation.
  subscript(relation: String) -> String? { targets[relation] }
}

/// Reads one link after the other.
private struct LinkReader {
  struct Link {
    let target: String
    var parameters: [(name: String, value: String)] = []
  }

  private var rest: Substring.UnicodeScalarView

  init(_ header: String) {
    rest = Substring(header).unicodeScalars
  }

  mutating func next() -> Link? {
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(where: { $0 == ">" || $0 == "<" }) else { return nil }
      if rest[end] == "<" {
        rest = rest[end...]
        continue
      }
      var link = Link(target: String(rest[..<end]))
      rest = rest[rest.index(after: end)...]
      while let parameter = parameter() { link.parameters.append(parameter) }
      return link
    }
    return nil
  }

  private mutating func parameter() -> (name: String, value: String)? {
    let before = rest
    skipSpaces()
    guard rest.first == ";" else {
      rest = before
      return nil
    }
    rest.removeFirst()
    skipSpaces()
    let name = take { !";,=\"".unicodeScalars.contains($0) && !$0.properties.isWhitespace }
    if name.isEmpty {
      rest = before
      return nil
    }
    skipSpaces()
    guard rest.first == "=" else { return (name.lowercased(), "") }
    rest.removeFirst()
    skipSpaces()
    let value =
      rest.first == "\"" ? quoted() : take { !";,\"".unicodeScalars.contains($0) && !$0.properties.isWhitespace }
    return (name.lowercased(), value)
  }

  private mutating func skipSpaces() {
    rest = rest.drop { $0.properties.isWhitespace }
  }

  private mutating func take(_ isPart: (Unicode.Scalar) -> Bool) -> String {
    let part = rest.prefix(while: isPart)
    rest = rest[part.endIndex...]
    return String(part)
  }

  private mutating func quoted() -> String {
    rest.removeFirst()
    var value = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { break }
      value.append(scalar == "\\" ? rest.popFirst() ?? scalar : scalar)
    }
    return String(value)
  }
}
