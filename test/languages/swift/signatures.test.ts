import { expect, test } from "vitest";
import { signatures } from "./signatures.js";

const STRUCT = `import Foundation

/// What a pet is.
@available(*, deprecated)
public struct Pet: Model {
  public static let declaredNames: StaticString = #"["name"]"#

  public var values: ModelValues

  public init(
    name: String,
    tags: [String] = ["a"]
  ) {
    values = ModelValues()
    values.set("name", name)
  }

  /// The name.
  public var name: String {
    get { values.get("name") }
    set { values.set("name", newValue) }
  }

  public var isNamed: Bool { !name.isEmpty }

  enum Keys {
    case name
  }

  static let spec = ClientSpec(
    #"""
    {
      "a": 1
    }
    """#
  )
}

extension Pet: Named
where Name: Sendable {
  public func call(_ times: Int = 1, then next: () -> Void = {}) async throws -> Pet { self }
}
`;

test("declarations are named without comments, bodies and values, the members of nested types too", () => {
  expect(signatures("Sources/Acme/Models/Pet.swift", STRUCT)).toBe(`public struct Pet: Model
  public static let declaredNames: StaticString
  public var values: ModelValues
  public init(name: String, tags: [String] = ["a"])
  public var name: String
  public var isNamed: Bool
  enum Keys
    case name
  static let spec
extension Pet: Named where Name: Sendable
  public func call(_ times: Int = 1, then next: () -> Void = {}) async throws -> Pet
`);
});

test("nothing is shown of other files", () => {
  expect(signatures("README.md", STRUCT)).toBe("");
});
