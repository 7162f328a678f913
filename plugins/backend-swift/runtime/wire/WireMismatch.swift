/// A request or a result that is not the expected one.
struct WireMismatch: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Throws if texts differ.
  static func check(_ what: String, _ got: String?, _ wanted: String) throws {
    guard got != wanted else { return }
    throw WireMismatch("the \(what) is \(got ?? "absent"), not \(wanted)")
  }
}
