/// A credential, or what gives one.
public protocol CredentialSource: Sendable {
  /// The credential. It is asked for at each attempt of a call.
  func credential() async throws -> String
}

extension String: CredentialSource {
  /// The text itself.
  public func credential() -> String { self }
}

/// A function that gives a credential.
public struct CredentialSupplier: CredentialSource, CustomStringConvertible {
  private let supply: @Sendable () async throws -> String

  /// Creates a source.
  ///
  /// - Parameter supply: Gives the credential.
  public init(_ supply: @escaping @Sendable () async throws -> String) {
    self.supply = supply
  }

  /// The credential.
  public func credential() async throws -> String { try await supply() }

  /// Without the credential.
  public var description: String { "CredentialSupplier(***)" }
}
