/// Gives access tokens.
protocol TokenSource: Sendable {
  /// A token that is still good.
  func token(_ credentials: ClientCredentials) async throws -> String

  /// Gives up a token that the API refuses, if it is still the current one.
  func invalidate(_ token: String) async
}

/// The id and the secret of a client.
struct ClientCredentials: Sendable, CustomStringConvertible, CustomReflectable {
  let id: String
  let secret: String

  var description: String { "ClientCredentials(***)" }
  var customMirror: Mirror { Mirror(self, children: []) }
}

/// The tokens of a client by scheme, which derived clients share.
final class TokenSources: Sendable {
  private let sources = Locked<[String: any TokenSource]>([:])

  /// The source of a scheme, which is created if there is none.
  func source(_ key: String, _ create: () -> any TokenSource) -> any TokenSource {
    sources.withLock { sources in
      if let source = sources[key] { return source }
      let source = create()
      sources[key] = source
      return source
    }
  }
}
