/// The API and its package.
final class ClientSpec: Sendable {
  /// Name of the package, for the `User-Agent`.
  let packageName: String
  /// Version of the package, for the `User-Agent`.
  let version: String
  /// Where the API is; the first is the default.
  let environments: [EnvironmentSpec]
  /// Placeholders in the URLs of environments.
  let variables: [URLVariableSpec]
  /// Environment variable that holds the base URL.
  let baseURLEnv: String?
  /// Credentials.
  let auth: AuthSpec
  /// Headers of every request.
  let headers: [HeaderSpec]
  /// Response headers that hold the id of a request. Nil: the usual ones.
  let requestIDHeaders: [String]?
  /// Path to the message in the body of an error. Nil: the usual ones.
  let errorMessage: [String]?
  /// How often a call is retried.
  let maxRetries: Int
  /// Seconds that an attempt may take; 0: no limit.
  let timeout: Double
  /// Calls are retried even if the server may have carried them out.
  let retryUnsafe: Bool
  /// `User-Agent` header. Nil: made of name, version and platform.
  let userAgent: String?

  /// A descriptor as the generator writes it.
  convenience init(_ json: String) {
    self.init(SpecReader(parsing: json))
  }

  init(_ reader: SpecReader) {
    packageName = reader.required("packageName")
    version = reader.required("version")
    environments = reader.records("environments", EnvironmentSpec.init)
    variables = reader.records("variables", URLVariableSpec.init)
    baseURLEnv = reader.text("baseUrlEnv")
    auth = reader.record("auth", AuthSpec.init) ?? AuthSpec(SpecReader([:]))
    headers = reader.records("headers", HeaderSpec.init)
    requestIDHeaders = reader.texts("requestIdHeaders")
    errorMessage = reader.texts("errorMessage")
    maxRetries = reader.integer("maxRetries") ?? 0
    timeout = reader.number("timeout") ?? 0
    retryUnsafe = reader.flag("retryUnsafe")
    userAgent = reader.text("userAgent")
  }
}

/// A deployment of the API.
struct EnvironmentSpec: Sendable {
  /// Its name.
  let name: String
  /// A URL for each role.
  let urls: [String]

  init(_ reader: SpecReader) {
    name = reader.required("name")
    urls = reader.texts("urls") ?? []
  }
}

/// A placeholder in URLs.
struct URLVariableSpec: Sendable {
  /// Name in the braces.
  let name: String
  /// Client option that fills it.
  let option: String
  /// Value without the option. Nil: the option is required.
  let `default`: String?

  init(_ reader: SpecReader) {
    name = reader.required("name")
    option = reader.required("option")
    `default` = reader.text("default")
  }
}

/// A header of every request: a literal, the value of an option, or a template.
struct HeaderSpec: Sendable {
  /// Name of the header.
  let header: String
  /// Key of the definition whose calls alone carry it. Nil: all calls.
  let definition: String?
  /// Its constant value.
  let literal: String?
  /// Its value, with environment variables as `$` and a name in braces; they are read when a client is created.
  let template: String?
  /// Client option that holds its value.
  let option: String?
  /// Environment variable that replaces the option.
  let env: String?
  /// Value without option and environment variable.
  let `default`: JSONValue?
  /// A call without a value is an error.
  let required: Bool

  init(_ reader: SpecReader) {
    header = reader.required("header")
    definition = reader.text("definition")
    literal = reader.text("literal")
    template = reader.text("template")
    option = reader.text("option")
    env = reader.text("env")
    `default` = reader.value("default")
    required = reader.flag("required")
  }
}
