import Foundation

extension Bodies {
  /// The bytes of a file.
  static func binary(_ declared: BodySpec, _ value: JSONValue) throws -> PreparedBody {
    guard let file = FileUpload(sent: value) else { throw UnsendableError("The body must be a file") }
    try file.content.check()
    let type = declared.mediaType.flatMap { $0.contains("*") ? nil : $0 }
    return PreparedBody(file.contentType ?? type ?? "application/octet-stream", RequestBody([file.content]))
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
