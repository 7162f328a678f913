import Foundation
import Testing

@testable import Sdk

@Suite struct SecretTests {
  /// A model that declares a secret.
  struct Login: Model {
    static var declaredNames: StaticString { #"["name","pin"]"# }
    static var secretNames: StaticString { #"["pin"]"# }
    var values: ModelValues
  }

  static let text = #"""
    {"name":"Ann","pin":"SEEN","password":"SEEN","clientSecret":["SEEN"],"passphrase":null,
    "cards":[{"pin":1234,"client_secret":{"a":"SEEN"},"kind":"b"}]}
    """#

  @Test func secretsAreNotShownAtAnyDepth() throws {
    let login = try #require(Login(json: JSONValue(parsing: Self.text)))
    let cards = #"[{"pin":"***","client_secret":"***","kind":"b"}]"#
    let members = #"name: "Ann", pin: "***", password: "***", clientSecret: "***", passphrase: null, cards: \#(cards)"#
    #expect(login.description == "Login(\(members))")
    var dumped = ""
    dump(login, to: &dumped)
    for shown in ["\([login])", String(reflecting: login), dumped, "\(Optional(login) as Any)"] {
      #expect(shown.contains("Ann"))
      #expect(!shown.contains("SEEN"))
      #expect(!shown.contains("1234"))
    }
  }

  @Test func secretsAreSentAndKept() throws {
    let login = try #require(Login(json: JSONValue(parsing: Self.text)))
    _ = login.description
    #expect(login.values["pin"] == "SEEN")
    #expect(try login.json == JSONValue(parsing: Self.text))
  }

  @Test func unionsMaskWhatIsCalledASecret() {
    let animal = Animal(json: ["kind": "bird", "password": "SEEN"])
    #expect(animal.description.contains("***"))
    #expect(!animal.description.contains("SEEN"))
  }
}
