import Foundation

/// Options of a client, as a message has them.
struct Settings {
  private let object: JSONObject
  let options: ClientOptions
  let baseURL: String?
  let environment: String?

  init(_ given: JSONValue?, _ log: Locked<[String]>) throws {
    object = JSONObject((given?.object ?? [:]).filter { !$0.value.isUndefined }.map { ($0.key, $0.value) })
    baseURL = object["baseUrl"]?.string
    environment = object["environment"]?.string
    var options = ClientOptions()
    for (name, value) in object {
      switch name {
      case "timeout": options.timeout = try Double.made(value)
      case "maxRetries": options.maxRetries = try Int.made(value)
      case "maxResponseBytes": options.maxResponseBytes = try Int.made(value)
      case "retryUnsafe": options.retryUnsafe = value.bool
      case "headers": options.headers = headers(value)
      case "logger":
        options.logLevel = LogEntry.Level(rawValue: value.string ?? "")
        options.logger = { event in log.withLock { $0.append("\(event)") } }
      default: break
      }
    }
    self.options = options
  }

  /// Throws for options that neither every client nor that of this SDK has.
  func check(_ own: Set<String>) throws {
    let common: Set<String> = [
      "baseUrl", "environment", "timeout", "maxRetries", "maxResponseBytes", "retryUnsafe", "headers", "logger",
    ]
    for (name, _) in object where !common.contains(name) && !own.contains(name) {
      throw Mistake(description: "The SDK has no option \(name)")
    }
  }

  func credential(_ name: String) -> (any CredentialSource)? {
    guard let value = object[name] else { return nil }
    if let given = value.special("$supplier")?.array?.compactMap(\.string) {
      let next = Locked(0)
      return CredentialSupplier {
        next.withLock { index in
          defer { index += 1 }
          return given[min(index, given.count - 1)]
        }
      }
    }
    return value.string
  }

  func value(_ name: String) -> String? {
    object[name].flatMap { $0.string ?? ($0.isNull ? nil : "\($0)") }
  }
}

private func headers(_ value: JSONValue) -> [String: String?] {
  Dictionary(uniqueKeysWithValues: (value.object ?? [:]).map { ($0.key, $0.value.string) })
}

/// Options of a call, as a message has them.
func requestOptions(_ given: JSONValue?) throws -> RequestOptions {
  var options = RequestOptions()
  for (name, value) in given?.object ?? [:] where !value.isUndefined {
    switch name {
    case "body": break
    case "baseUrl": options.baseURL = value.string
    case "timeout": options.timeout = try Double.made(value)
    case "maxRetries": options.maxRetries = try Int.made(value)
    case "maxResponseBytes": options.maxResponseBytes = try Int.made(value)
    case "idempotencyKey": options.idempotencyKey = value.string
    case "headers": options.headers = headers(value)
    case "query": options.query = try JSONValue.made(value).object ?? [:]
    case "bodyProperties": options.bodyProperties = try JSONValue.made(value).object ?? [:]
    default: options.credentials[name] = value.string
    }
  }
  return options
}
