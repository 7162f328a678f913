/// Writes bodies by their kind.
enum Bodies: OptionalBodies {
  /// The bytes of a body with their content type.
  ///
  /// - Throws: `UnsendableError` if the value cannot be sent so.
  static func write(_ declared: BodySpec, _ value: JSONValue) throws -> PreparedBody {
    switch declared.kind {
    case .json: PreparedBody(declared.mediaType ?? "application/json", try JSONWriter.bytes(value))
    case .text: try text(declared, value)
    case .form: try form(declared, value)
    case .multipart: try multipart(declared, value)
    case .binary: try binary(declared, value)
    case .envelope: try envelope(value)
    }
  }

  private static func text(_ declared: BodySpec, _ value: JSONValue) throws -> PreparedBody {
    if value.isNull { throw UnsendableError("The body must not be null") }
    return PreparedBody(declared.mediaType ?? "text/plain; charset=utf-8", try Values.text(value).utf8)
  }
}

/// Kinds of bodies that only some APIs need. For them, files of their own extend `Bodies` by the same functions, which the
/// compiler prefers to these.
protocol OptionalBodies {}

extension OptionalBodies {
  static func form(_ declared: BodySpec, _ value: JSONValue) throws -> PreparedBody { throw unknown(declared) }

  static func multipart(_ declared: BodySpec, _ value: JSONValue) throws -> PreparedBody { throw unknown(declared) }

  static func binary(_ declared: BodySpec, _ value: JSONValue) throws -> PreparedBody { throw unknown(declared) }

  static func envelope(_ value: JSONValue) throws -> PreparedBody {
    throw UnsendableError("This library has no envelopes")
  }

  private static func unknown(_ declared: BodySpec) -> UnsendableError {
    UnsendableError("This library has no bodies of the kind \(declared.kind)")
  }
}
