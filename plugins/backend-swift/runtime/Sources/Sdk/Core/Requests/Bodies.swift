import Foundation

/// Writes bodies by their kind.
enum Bodies {
  /// The bytes of a body with their content type.
  ///
  /// - Throws: `UnsendableError` if the value cannot be sent so.
  static func write(_ declared: BodySpec, _ value: JSONValue) throws -> PreparedBody {
    switch declared.kind {
    case .json: return PreparedBody(declared.mediaType ?? "application/json", try JSONWriter.bytes(value))
    case .text: return try text(declared, value)
    case .form: return try FormBody.write(declared, value)
    case .multipart: return try MultipartBody.write(declared, value)
    case .binary: return try binary(declared, value)
    case .envelope: return envelope(try JSONWriter.bytes(value))
    }
  }

  private static func text(_ declared: BodySpec, _ value: JSONValue) throws -> PreparedBody {
    if value.isNull { throw UnsendableError("The body must not be null") }
    return PreparedBody(declared.mediaType ?? "text/plain; charset=utf-8", try Values.text(value).utf8)
  }

  private static func binary(_ declared: BodySpec, _ value: JSONValue) throws -> PreparedBody {
    guard let file = FileUpload(sent: value) else { throw UnsendableError("The body must be a file") }
    try file.content.check()
    let type = declared.mediaType.flatMap { $0.contains("*") ? nil : $0 }
    return PreparedBody(file.contentType ?? type ?? "application/octet-stream", RequestBody([file.content]))
  }

  /// A message of the Connect protocol: a byte of flags, four of the length, then JSON.
  private static func envelope(_ message: [UInt8]) -> PreparedBody {
    let length = UInt32(message.count)
    let head = [0] + stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: length >> UInt32($0)) }
    return PreparedBody("application/connect+json", head + message)
  }
}

extension FileUpload {
  /// A file, or a text in place of one; nil for all else.
  init?(sent value: JSONValue) {
    if case .string(let text) = value {
      self.init(data: Data(text.utf8))
    } else {
      self.init(json: value)
    }
  }
}
