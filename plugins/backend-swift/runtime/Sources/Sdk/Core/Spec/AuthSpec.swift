/// The credentials of an API.
struct AuthSpec: Sendable {
  /// Which schemes a call uses; `endpoint`: those of its `security`.
  let mode: AuthMode
  /// Schemes of `single`, `any` and `all`, in order.
  let apply: [String]
  /// Schemes in their order, each with its key.
  let schemes: [SchemeSpec]
  /// In mode `endpoint`: alternatives for methods that declare none.
  let security: [[String]]?

  init(_ reader: SpecReader) {
    mode = reader.word("mode") ?? .none
    apply = reader.texts("apply") ?? []
    schemes = (reader.value("schemes")?.object ?? [:]).map { SchemeSpec(SpecReader($0.value)) }
    security = reader.textLists("security")
  }
}

/// Which schemes a call uses.
enum AuthMode: String, Sendable {
  case none, single, any, all, endpoint
}

/// A way in which a client proves who it is.
enum SchemeSpec: Sendable {
  case bearer(BearerScheme)
  case basic(BasicScheme)
  case key(KeyScheme)
  case oauth(OAuthScheme)

  init(_ reader: SpecReader) {
    switch reader.text("kind") {
    case "bearer": self = .bearer(BearerScheme(reader))
    case "basic": self = .basic(BasicScheme(reader))
    case "oauth": self = .oauth(OAuthScheme(reader))
    default: self = .key(KeyScheme(reader))
    }
  }

  /// Key of the scheme.
  var key: String {
    switch self {
    case .bearer(let scheme): scheme.key
    case .basic(let scheme): scheme.key
    case .key(let scheme): scheme.key
    case .oauth(let scheme): scheme.key
    }
  }
}

/// A credential.
struct CredentialSpec: Sendable {
  /// Client option that holds it.
  let option: String
  /// Environment variable that replaces the option.
  let env: String?

  init(_ reader: SpecReader) {
    option = reader.required("option")
    env = reader.text("env")
  }
}

/// A token in the `Authorization` header.
struct BearerScheme: Sendable {
  /// Key of the scheme.
  let key: String
  /// The token.
  let token: CredentialSpec?

  init(_ reader: SpecReader) {
    key = reader.required("key")
    token = reader.record("token", CredentialSpec.init)
  }
}

/// User name and password in the `Authorization` header. A part that is left out is empty.
struct BasicScheme: Sendable {
  /// Key of the scheme.
  let key: String
  /// The user name.
  let username: CredentialSpec?
  /// The password.
  let password: CredentialSpec?

  init(_ reader: SpecReader) {
    key = reader.required("key")
    username = reader.record("username", CredentialSpec.init)
    password = reader.record("password", CredentialSpec.init)
  }
}

/// A value in a header, a query parameter or a cookie.
struct KeyScheme: Sendable {
  /// Where it is.
  let kind: KeyPlace
  /// Key of the scheme.
  let key: String
  /// Name of the header, parameter or cookie.
  let name: String
  /// Text before the value.
  let prefix: String?
  /// The value.
  let value: CredentialSpec?

  init(_ reader: SpecReader) {
    kind = reader.word("kind") ?? .header
    key = reader.required("key")
    name = reader.required("name")
    prefix = reader.text("prefix")
    value = reader.record("value", CredentialSpec.init)
  }
}

/// Where a key is.
enum KeyPlace: String, Sendable {
  case header, query, cookie
}

extension SchemeSpec {
  /// The credentials that the scheme needs.
  var credentials: [CredentialSpec] {
    switch self {
    case .bearer(let scheme): [scheme.token].compactMap { $0 }
    case .basic(let scheme): [scheme.username, scheme.password].compactMap { $0 }
    case .key(let scheme): [scheme.value].compactMap { $0 }
    case .oauth(let scheme): [scheme.clientID, scheme.clientSecret].compactMap { $0 }
    }
  }

  /// Those, and the token that replaces them.
  var allCredentials: [CredentialSpec] {
    guard case .oauth(let scheme) = self, let token = scheme.token else { return credentials }
    return credentials + [token]
  }

  /// The header that carries the scheme; nil if none does.
  var header: String? {
    switch self {
    case .bearer, .basic: "Authorization"
    case .oauth(let scheme): scheme.header
    case .key(let scheme): scheme.kind == .header ? scheme.name : nil
    }
  }
}
