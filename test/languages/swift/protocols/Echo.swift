// A user of an API that is called by the Connect protocol, and as google.api.http says.

import Echo
import Foundation

private func client(_ url: String = "ECHO", _ options: ClientOptions = ClientOptions(maxRetries: 0)) throws -> EchoClient {
  EchoClient(baseURL: try variable(url), options: options)
}

func echo() async {
  await test("fields of every kind") {
    let everything = try JSONValue(parsing: variable("EVERYTHING"))
    let request = try present(Everything(json: everything))
    try same(everything, try await client().echo.say(request).json)
    try same([:], try await client().echo.say().json)
  }

  await test("messages that are no objects") {
    let api = try client().echo
    try same("4", try await api.length(LengthEchoRequest(body: .value("four"))))
    try same(["any": ["thing"]], try await api.shape(ShapeEchoRequest(body: ["any": ["thing"]])))
    try await api.ping()
  }

  await test("streams of messages", streams)
  await test("errors of Connect", errors)

  await test("only what changes nothing is tried again") {
    let left = Left()
    let failing: HTTPMiddleware = { request, next in
      let response = try await next(request)
      return await left.isTaken() ? HTTPResponse(status: 502, body: response.body) : response
    }
    let api = try client("ECHO", ClientOptions(maxRetries: 1, middleware: [failing])).echo
    try await api.ping()
    await left.reset()
    let error = try await raised(EchoAPIError.self) { _ = try await api.say() }
    try same([502, 1], [error.status, error.attempts])
  }

  await test("transcoding", transcoding)
}

private func streams() async throws {
  let api = try client().echo
  var numbers: [String?] = []
  for try await one in try await api.count(CountRequest(from: "9007199254740993", times: 2)) {
    numbers.append(one.number)
  }
  try same(["9007199254740993", "9007199254740994"], numbers)
  var found: [String?] = []
  let stream = try await api.count(CountRequest(from: "1", times: 1, failsWith: "tired"))
  let error = try await raised(EchoAPIError.self) {
    for try await one in stream { found.append(one.number) }
  }
  try same(["1"], found)
  try same(.tooManyRequests, error.kind)
  let failure = try present(EchoConnectError(error))
  try same(["resource_exhausted", "tired"], [failure.code, failure.text])
  try same("POST /echo.v1.Echo/Count failed with resource_exhausted: tired", error.message)
  // Leaving the loop closes the connection, which the server notices.
  for try await _ in try await api.count(CountRequest(times: 100_000)) { break }
}

private func errors() async throws {
  let api = try client().echo
  let kinds: [(code: String, wire: String, status: Int, kind: EchoErrorKind)] = [
    ("NotFound", "not_found", 404, .notFound),
    ("InvalidArgument", "invalid_argument", 400, .badRequest),
    ("Unauthenticated", "unauthenticated", 401, .unauthorized),
    ("Aborted", "aborted", 409, .conflict),
    ("Unavailable", "unavailable", 503, .internalServer),
    ("Canceled", "canceled", 499, .api),
  ]
  for (code, wire, status, kind) in kinds {
    let error = try await raised(EchoAPIError.self) {
      try await api.fail(FailRequest(code: code, because: "so"))
    }
    let failure = try present(EchoConnectError(error))
    try same(status, error.status)
    try same(kind, error.kind)
    try same([wire, "so"], [failure.code, failure.text])
    try same("echo.v1.Counted", failure.details.first?["type"])
    try same("CAU", failure.details.first?["value"])
  }
}

private func transcoding() async throws {
  let items = try client("GATEWAY").items
  let item = try await items.get(
    GetItemRequest(
      name: "items/a b",
      revision: "9007199254740993",
      fresh: true,
      colors: [.red, .green],
      since: Date(timeIntervalSince1970: 1_769_860_800.5),
      within: "1.500s",
      readMask: "text,inner.deepText",
      limit: "7",
      filterByText: "a&b=ü",
      filterIds: ["1", "9007199254740993"],
      token: Data([0x00, 0xFE, 0x0F])
    )
  )
  try same(["items/1", "9007199254740993"], [item.text, item.large])
  _ = try await items.getForDeep(GetItemForDeepRequest(name: "a/b c/d"))
  try same(1, try await items.list(ListItemsRequest(name: "x")).count)
  _ = try await items.update(
    UpdateItemRequest(
      itemText: "items/7",
      updateMask: "large,color",
      large: "-5",
      color: .red,
      node: EverythingInner(deepText: "n"),
      maybeText: ""
    )
  )
  _ = try await items.copy(CopyItemRequest(name: "items/1", target: "items/2", large: "9007199254740993"))
  try await items.remove(RemoveItemRequest(name: "items/1"))
  let error = try await raised(EchoAPIError.self) {
    _ = try await items.get(GetItemRequest(name: "items/1", within: "long"))
  }
  try same(.badRequest, error.kind)
}

/// Counts the responses that are to be failures.
private actor Left {
  private var number = 1

  func isTaken() -> Bool {
    number -= 1
    return number >= 0
  }

  func reset() { number = 1 }
}
