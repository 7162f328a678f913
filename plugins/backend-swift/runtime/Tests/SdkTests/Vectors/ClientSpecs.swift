@testable import Sdk

/// Makes descriptors of the clients of vectors.
enum ClientSpecs {
  static func client(_ given: JSONValue) -> ClientSpec {
    var schemes: JSONObject = [:]
    for (index, one) in (given["schemes"]?.array ?? []).enumerated() { schemes["s\(index)"] = scheme(one, index) }
    var spec: JSONObject = [
      "packageName": "acme", "version": "1.2.3", "maxRetries": 2, "timeout": 60,
      "auth": ["mode": "all", "schemes": .object(schemes), "apply": .array(schemes.keys.map(JSONValue.string))],
    ]
    spec["headers"] = given["ownHeaders"]
    for name in ["errorMessage", "requestIdHeaders"] { spec[name] = given[name] }
    return ClientSpec(SpecReader(.object(spec)))
  }

  static func oauth(_ url: String, _ index: Int = 0) -> JSONValue {
    [
      "kind": "oauth", "key": .string("s\(index)"), "header": "Authorization", "prefix": "Bearer",
      "clientId": credential("clientId", index), "clientSecret": credential("clientSecret", index),
      "getToken": token(url),
    ]
  }

  private static func token(_ url: String) -> JSONValue {
    let pinned: JSONValue = ["in": "body", "name": "grant_type", "key": "grant_type", "value": "client_credentials"]
    return [
      "url": .string(url),
      "operation": [
        "method": "POST", "path": "", "body": ["kind": "form"], "response": ["kind": "json"], "pinned": [pinned],
      ],
      "request": ["clientId": ["client_id"], "clientSecret": ["client_secret"]],
      "response": ["accessToken": ["access_token"], "expiresIn": ["expires_in"]],
    ]
  }

  private static func scheme(_ given: JSONValue, _ index: Int) -> JSONValue {
    let key = JSONValue.string("s\(index)")
    switch given["in"]?.string {
    case "bearer": return ["kind": "bearer", "key": key, "token": credential("value", index)]
    case "basic":
      return [
        "kind": "basic", "key": key, "username": credential("username", index),
        "password": credential("password", index),
      ]
    case "oauth": return oauth(given["tokenUrl"]?.string ?? "", index)
    default:
      return [
        "kind": given["in"] ?? .null, "key": key, "name": given["name"] ?? .null, "value": credential("value", index),
      ]
    }
  }

  private static func credential(_ part: String, _ index: Int) -> JSONValue { ["option": .string("\(part)\(index)")] }
}
