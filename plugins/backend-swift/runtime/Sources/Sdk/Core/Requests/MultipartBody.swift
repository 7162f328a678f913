import Foundation

extension Bodies {
  /// A body of the type `multipart/form-data`.
  static func multipart(_ declared: BodySpec, _ value: JSONValue) throws -> PreparedBody {
    try MultipartBody.write(declared, value)
  }
}

/// Bodies of the type `multipart/form-data`.
private enum MultipartBody {
  /// A part: its head, and its bytes.
  private struct Part {
    let head: String
    let content: FileContent
  }

  /// The parts between a boundary that no file has in it.
  static func write(_ declared: BodySpec, _ value: JSONValue) throws -> PreparedBody {
    let boundary = "form-" + UUID().uuidString.replacingOccurrences(of: "-", with: "").lowercased()
    let parts = try FormFields.of(declared, value).flatMap { try self.parts($0.field, $0.value) }
    var content: [FileContent] = []
    for part in parts {
      content += [bytes("--\(boundary)\r\n\(part.head)\r\n\r\n"), part.content, bytes("\r\n")]
    }
    content.append(bytes("--\(boundary)--\r\n"))
    let type = "\(declared.mediaType ?? "multipart/form-data"); boundary=\(boundary)"
    return PreparedBody(type, RequestBody(content))
  }

  private static func bytes(_ text: String) -> FileContent { .data(Data(text.utf8)) }

  /// The parts of a field: one for each item of a list, unless that is one JSON text.
  private static func parts(_ field: FieldSpec, _ value: JSONValue) throws -> [Part] {
    let isWhole = field.encoding == .json && !field.repeated
    guard !isWhole, case .array(let items) = value else { return try partsOfOne(field, value) }
    return try items.filter { !$0.isNull }.flatMap { try partsOfOne(field, $0) }
  }

  private static func partsOfOne(_ field: FieldSpec, _ value: JSONValue) throws -> [Part] {
    if let file = FileUpload(json: value) { return [try filePart(field, file)] }
    if field.encoding == .file {
      guard let file = FileUpload(sent: value) else { throw UnsendableError("A file must be a FileUpload") }
      return [try filePart(field, file)]
    }
    let declared = concrete(field.contentType)
    let isCompound = Values.parts(of: value) != nil
    if field.encoding == .json || (isCompound && field.style == nil) {
      return [textPart(field.name, declared ?? "application/json", try JSONWriter.text(value))]
    }
    return isCompound ? try styledParts(field, value) : [textPart(field.name, declared, try Values.text(value))]
  }

  /// A part for each pair that the style makes of a value.
  private static func styledParts(_ field: FieldSpec, _ value: JSONValue) throws -> [Part] {
    try Query(style: field.style, explode: field.explode).pairs(field.name, value).map { pair in
      let name = pair.prefix { $0 != "=" }
      return textPart(Percent.decode(String(name)), nil, Percent.decode(String(pair.dropFirst(name.count + 1))))
    }
  }

  private static func textPart(_ name: String, _ type: String?, _ text: String) -> Part {
    Part(head: head("name=\"\(quoted(name))\"", type), content: bytes(text))
  }

  private static func filePart(_ field: FieldSpec, _ file: FileUpload) throws -> Part {
    try file.content.check()
    let types = [file.contentType, concrete(field.contentType), "application/octet-stream"]
    let name = file.filename.flatMap { $0.isEmpty ? nil : $0 } ?? "file"
    let names = "name=\"\(quoted(field.name))\"; filename=\"\(quoted(name))\""
    return Part(head: head(names, types.compactMap { $0 }.first { !$0.isEmpty }), content: file.content)
  }

  private static func head(_ names: String, _ type: String?) -> String {
    let head = "Content-Disposition: form-data; \(names)"
    guard let type else { return head }
    // A line break would begin another header.
    let line = type.unicodeScalars.map { $0 == "\r" || $0 == "\n" ? " " : Character($0) }
    return "\(head)\r\nContent-Type: \(String(line))"
  }

  private static func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { quoted, scalar in
      switch scalar {
      case "\"": quoted += "%22"
      case "\r": quoted += "%0D"
      case "\n": quoted += "%0A"
      case "\0": quoted += "%00"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
  }

  /// A content type that is one, not a choice of several.
  private static func concrete(_ type: String?) -> String? {
    type.flatMap { $0.contains("*") || $0.contains(",") ? nil : $0 }
  }
}
