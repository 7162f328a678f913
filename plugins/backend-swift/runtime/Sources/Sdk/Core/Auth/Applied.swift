/// What credentials and the headers of a client add to a request.
struct Applied: Sendable, CustomStringConvertible, CustomReflectable {
  var globalHeaders: [(name: String, value: String)] = []
  var headers: [(name: String, value: String)] = []
  /// Encoded pairs.
  var query: [String] = []
  /// Encoded pairs.
  var cookies: [String] = []
  var secrets = Secrets()
  /// Where the token of the request is from.
  var source: (any TokenSource)?
  var token: String?

  var description: String { "Applied(***)" }
  var customMirror: Mirror { Mirror(self, children: []) }
}
