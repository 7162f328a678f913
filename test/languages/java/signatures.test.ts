import { expect, test } from "vitest";
import { signatures } from "./signatures.js";

const CLASS = `package com.example;

import java.util.List;

/** What a pet is. */
public final class Pet extends JsonModel {
  /** Reads and writes pets. */
  public static final ModelType<Pet> TYPE =
      ModelType.of(Pet::new, Pet::declare);

  private Pet(Fields fields) {
    super(fields);
  }

  @Override
  public RawResponse<JsonNode> request(
      String method, String path, RequestOptions options) {
    if (path == null) {
      return null;
    }
    return core.request(method, path, options);
  }

  public interface Visitor<R> {
    R visit(Pet pet);
  }
}
`;

const ENUM = `package com.example;

public enum Kind {
  /** The first. */
  CAT("cat"),
  DOG("dog");

  private final String value;
}
`;

test("a file is its declarations, without comments, bodies and values", () => {
  expect(signatures("Pet.java", CLASS)).toBe(`package com.example;
public final class Pet extends JsonModel
  public static final ModelType<Pet> TYPE
  private Pet(Fields fields)
  public RawResponse<JsonNode> request(String method, String path, RequestOptions options)
  public interface Visitor<R>
    R visit(Pet pet);
`);
});

test("constants of an enum stay", () => {
  expect(signatures("Kind.java", ENUM)).toBe(`package com.example;
public enum Kind
  CAT("cat"),
  DOG("dog");
  private final String value;
`);
});

test("manifests have none", () => {
  expect(signatures("pom.xml", "<project></project>\n")).toBe("");
});
