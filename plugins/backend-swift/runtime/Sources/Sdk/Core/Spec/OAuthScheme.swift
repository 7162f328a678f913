/// A token that the client requests with its own id and secret.
final class OAuthScheme: Sendable {
  /// Key of the scheme.
  let key: String
  /// Id of the client.
  let clientID: CredentialSpec?
  /// Secret of the client.
  let clientSecret: CredentialSpec?
  /// Scopes that are requested.
  let scopes: [String]?
  /// Header that carries the token.
  let header: String
  /// Text before the token; a space follows unless it is empty.
  let prefix: String
  /// A token that the user has; it replaces the request.
  let token: CredentialSpec?
  /// How a token is requested.
  let getToken: TokenSpec?
  /// How a token is refreshed.
  let refreshToken: TokenSpec?

  init(_ reader: SpecReader) {
    key = reader.required("key")
    clientID = reader.record("clientId", CredentialSpec.init)
    clientSecret = reader.record("clientSecret", CredentialSpec.init)
    scopes = reader.texts("scopes")
    header = reader.required("header")
    prefix = reader.required("prefix")
    token = reader.record("token", CredentialSpec.init)
    getToken = reader.record("getToken", TokenSpec.init)
    refreshToken = reader.record("refreshToken", TokenSpec.init)
  }
}

/// A request for a token.
struct TokenSpec: Sendable {
  /// The method that is called.
  let operation: OperationSpec
  /// The same, where it is a method of the SDK.
  let method: String?
  /// URL that replaces base URL and path.
  let url: String?
  /// Where the fields of the request are.
  let request: TokenRequestSpec
  /// Scopes are sent as a list, not as one text.
  let scopesAsList: Bool
  /// Where the fields of the response are.
  let response: TokenResponseSpec
  /// Properties of the body with a fixed value.
  let fields: JSONObject
  /// Alternatives of schemes that the request itself needs.
  let security: [[String]]?

  init(_ reader: SpecReader) {
    operation = reader.record("operation", OperationSpec.init) ?? OperationSpec(SpecReader([:]))
    method = reader.text("method")
    url = reader.text("url")
    request = reader.record("request", TokenRequestSpec.init) ?? TokenRequestSpec(SpecReader([:]))
    scopesAsList = reader.flag("scopesAsList")
    response = reader.record("response", TokenResponseSpec.init) ?? TokenResponseSpec(SpecReader([:]))
    fields = reader.value("fields")?.object ?? [:]
    security = reader.textLists("security")
  }
}

/// Paths to the fields of a token request.
struct TokenRequestSpec: Sendable {
  /// Path to the id.
  let clientID: [String]?
  /// Path to the secret.
  let clientSecret: [String]?
  /// Path to the scopes.
  let scopes: [String]?
  /// Path to the refresh token.
  let refreshToken: [String]?

  init(_ reader: SpecReader) {
    clientID = reader.texts("clientId")
    clientSecret = reader.texts("clientSecret")
    scopes = reader.texts("scopes")
    refreshToken = reader.texts("refreshToken")
  }
}

/// Paths to the fields of a token response.
struct TokenResponseSpec: Sendable {
  /// Path to the token.
  let accessToken: [String]
  /// Path to the seconds until it expires.
  let expiresIn: [String]?
  /// Path to the next refresh token.
  let refreshToken: [String]?

  init(_ reader: SpecReader) {
    accessToken = reader.texts("accessToken") ?? []
    expiresIn = reader.texts("expiresIn")
    refreshToken = reader.texts("refreshToken")
  }
}
