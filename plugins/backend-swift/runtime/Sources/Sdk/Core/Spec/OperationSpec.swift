/// A method of the API.
final class OperationSpec: Sendable {
  /// HTTP method.
  let method: String
  /// Template of the path with the names of the definition in braces, such as `/pets/{petId}`.
  let path: String
  /// Parameters of the path.
  let pathParams: [ParameterSpec]
  /// Parameters of the query, in the order in which they are sent.
  let query: [ParameterSpec]
  /// Header parameters.
  let headers: [ParameterSpec]
  /// Cookie parameters.
  let cookies: [ParameterSpec]
  /// Arguments that must not be null, besides those of the path.
  let required: [String]
  /// The body of the request. Nil: no body.
  let body: BodySpec?
  /// How the body of a success is read. Nil: the body is ignored.
  let response: ResponseSpec?
  /// Declared errors, in the order in which a status is compared with them.
  let errors: [ErrorSpec]
  /// Alternatives of schemes that are needed together. An empty list: no credentials. Nil: that of the client.
  let security: [[String]]?
  /// Index of the URL of an environment that serves the method.
  let server: Int
  /// Key of the definition whose own global headers the call carries.
  let definition: String?
  /// A retry is safe whatever the HTTP method is.
  let idempotent: Bool
  /// Header that carries an idempotency key. Nil: no key.
  let idempotencyKey: String?
  /// The call is never retried.
  let noRetries: Bool
  /// How the next page is found. Nil: the result has no pages.
  let page: PageSpec?
  /// The remote procedure call that the request carries.
  let rpc: RPCSpec?
  /// Parts of the request with a fixed value.
  let pinned: [PinnedSpec]

  /// A descriptor as the generator writes it.
  convenience init(_ json: String) {
    self.init(SpecReader(parsing: json))
  }

  init(_ reader: SpecReader) {
    method = reader.text("method") ?? "GET"
    path = reader.required("path")
    pathParams = reader.records("pathParams", ParameterSpec.init)
    query = reader.records("query", ParameterSpec.init)
    headers = reader.records("headers", ParameterSpec.init)
    cookies = reader.records("cookies", ParameterSpec.init)
    required = reader.texts("required") ?? []
    body = reader.record("body", BodySpec.init)
    response = reader.record("response", ResponseSpec.init)
    errors = reader.records("errors", ErrorSpec.init)
    security = reader.textLists("security")
    server = reader.integer("server") ?? 0
    definition = reader.text("definition")
    idempotent = reader.flag("idempotent")
    idempotencyKey = reader.text("idempotencyKey")
    noRetries = reader.flag("noRetries")
    page = reader.record("page", PageSpec.init)
    rpc = reader.record("rpc", RPCSpec.init)
    pinned = reader.records("pinned", PinnedSpec.init)
  }
}

/// A parameter of the path, the query, headers or cookies.
struct ParameterSpec: Sendable {
  /// Name of the argument.
  let key: String
  /// Name in the request.
  let name: String
  /// How lists and objects are written, as in OpenAPI. Nil: `simple` in paths and headers, `form` in queries and cookies.
  let style: ParameterStyle?
  /// Whether each item is written separately, as in OpenAPI. Nil: true for `form` and `deepObject`.
  let explode: Bool?
  /// Reserved characters are not percent-encoded.
  let allowReserved: Bool
  /// Value that is sent if the caller passes none.
  let `default`: JSONValue?
  /// Client option that supplies the value if the caller passes none.
  let option: String?
  /// Slashes in the value of a path parameter are kept.
  let greedy: Bool

  init(_ reader: SpecReader) {
    name = reader.required("name")
    key = reader.text("key") ?? name
    style = reader.word("style")
    explode = reader.choice("explode")
    allowReserved = reader.flag("allowReserved")
    `default` = reader.value("default")
    option = reader.text("option")
    greedy = reader.flag("greedy")
  }

  /// A parameter that is not declared.
  init(name: String) {
    self.init(SpecReader(["name": .string(name)]))
  }
}

/// How lists and objects are written, as in OpenAPI.
enum ParameterStyle: String, Sendable {
  case simple, label, matrix, form, spaceDelimited, pipeDelimited, deepObject, json
}

/// A part of the request with a fixed value.
struct PinnedSpec: Sendable {
  /// Which part of the request.
  let place: ParameterPlace
  /// Name in the request.
  let name: String
  /// Name of the argument that it would be.
  let key: String
  /// The value.
  let value: JSONValue

  init(_ reader: SpecReader) {
    place = reader.word("in") ?? .query
    name = reader.required("name")
    key = reader.required("key")
    value = reader.value("value") ?? .null
  }
}

/// Which part of a request.
enum ParameterPlace: String, Sendable {
  case path, query, header, cookie, body
}
