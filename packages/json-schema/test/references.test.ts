import { describe, expect, test } from "vitest";
import { lowerDefs, lowerDefs30 } from "./lower.js";

const THING = { type: "object", properties: { id: { type: "string" } } };

describe("references", () => {
  test("percent-encoding and the escapes of pointers, and names that hold percent signs", () => {
    const { lines, findings } = lowerDefs({
      A: { $ref: "#/$defs/one%20two" },
      B: { $ref: "#/$defs/a~1b~0c" },
      C: { $ref: "#/$defs/Pick_%22x%22" },
      "one two": THING,
      "a/b~c": THING,
      "Pick_%22x%22": THING,
    });
    expect(findings).toEqual([]);
    expect([lines.A, lines.B, lines.C]).toEqual(["alias <one two>", "alias <a b c>", "alias <Pick 22x 22>"]);
  });

  test("into any place: the inline schema there becomes one declaration", () => {
    const { lines } = lowerDefs({
      A: { type: "object", properties: { inner: THING } },
      B: { type: "object", properties: { same: { $ref: "#/$defs/A/properties/inner" } } },
      C: { type: "array", items: { $ref: "#/$defs/A/properties/inner/properties/id" } },
    });
    expect(lines.A).toBe("object {inner-: <A inner>}");
    expect(lines.B).toBe("object {same-: <A inner>}");
    expect(lines.C).toBe("alias string[]");
  });

  test("through a reference on the way", () => {
    const { lines, findings } = lowerDefs({
      A: { $ref: "#/$defs/B" },
      B: THING,
      C: { type: "object", properties: { id: { $ref: "#/$defs/A/properties/id" } } },
    });
    expect(findings).toEqual([]);
    expect(lines.C).toBe("object {id-: string}");
  });

  test("other files, relative to the file that refers", () => {
    const { lines, findings } = lowerDefs(
      { A: { $ref: "sub/b.json#/$defs/B" }, W: { $ref: "whole.json" } },
      {
        "sub/b.json": { $defs: { B: { type: "object", properties: { c: { $ref: "../c.json#/$defs/C" } } } } },
        "c.json": { $defs: { C: { type: "string", enum: ["x", "y"] } } },
        "whole.json": THING,
      },
    );
    expect(findings).toEqual([]);
    expect(lines).toMatchObject({
      A: "alias <B>",
      B: "object {c-: <C>}",
      C: "enum string x | y",
      W: "alias <whole>",
      whole: "object {id-: string}",
    });
  });

  test("a schema that others extend, read as a reference, is nothing to inherit from", () => {
    const discriminator = { propertyName: "kind" };
    const { lines } = lowerDefs({
      Base: { type: "object", discriminator, properties: { kind: { type: "string" } }, $dynamicRef: "#nothing" },
      Child: { allOf: [{ $ref: "#/$defs/Base" }, { type: "object", properties: { more: { type: "string" } } }] },
    });
    expect(lines.Child).toBe("object {kind-: string, more-: string}");
  });

  test("$dynamicRef is open where several schemas have its anchor, since which is meant depends on the way to it", () => {
    const Pet = { type: "object", properties: { name: { type: "string" } } };
    const { lines, findings } = lowerDefs({
      Envelope: {
        $id: "envelope",
        $dynamicAnchor: "payload",
        type: "object",
        properties: { data: { $dynamicRef: "#payload" } },
      },
      PetEnvelope: { $id: "pets", $ref: "envelope", $defs: { payload: { $dynamicAnchor: "payload", ...Pet } } },
      Tree: { $dynamicAnchor: "node", type: "object", properties: { inner: { $dynamicRef: "#node" } } },
    });
    expect(lines).toMatchObject({ Envelope: "object {data-: unknown}", Tree: "object {inner-: <Tree>}" });
    expect(findings).toContain("json-schema/unsupported-keyword /$defs/Envelope/properties/data/$dynamicRef");
  });

  test("$anchor, $id and $dynamicRef", () => {
    const { lines, findings } = lowerDefs({
      A: { $ref: "#thing" },
      B: { $ref: "https://example.com/other" },
      C: { type: "array", items: { $dynamicRef: "#thing" } },
      Thing: { $anchor: "thing", ...THING },
      Other: { $id: "https://example.com/other", ...THING },
    });
    expect([lines.A, lines.B, lines.C]).toEqual(["alias <Thing>", "alias <Other>", "alias <Thing>[]"]);
    expect(findings).toEqual(["json-schema/unsupported-keyword /$defs/C/items/$dynamicRef"]);
  });

  test("that lead nowhere are found at their place, and everything else is still read", () => {
    const { lines, findings, diagnostics } = lowerDefs({
      A: { type: "object", properties: { x: { $ref: "#/$defs/Missing" }, y: { type: "string" } } },
      B: { $ref: "#nowhere" },
    });
    expect(lines.A).toBe("object {x-: unknown, y-: string}");
    expect(findings).toEqual([
      "json-schema/ref-not-found /$defs/A/properties/x/$ref",
      "json-schema/ref-not-found /$defs/B/$ref",
    ]);
    expect(diagnostics[0]?.severity).toBe("error");
    expect(diagnostics[0]?.message).toContain("`Missing` in `#/$defs`");
  });

  test("siblings count in 2020-12, and are ignored with a warning in OpenAPI 3.0", () => {
    const defs = {
      A: { $ref: "#/$defs/Thing", properties: { more: { type: "string" } } },
      B: { $ref: "#/$defs/Thing", description: "text" },
      Thing: THING,
    };
    const modern = lowerDefs(defs);
    expect(modern.lines).toMatchObject({ A: "object <Thing> {more-: string}", B: "alias <Thing>" });
    expect(modern.findings).toEqual([]);
    const old = lowerDefs30(defs);
    expect(old.lines).toMatchObject({ A: "alias <Thing>", B: "alias <Thing>" });
    expect(old.findings).toEqual(["json-schema/ref-siblings-ignored /$defs/A/properties"]);
  });
});

describe("schemas with URIs of their own", () => {
  const text = { type: "string" };
  const count = { type: "integer" };

  test("a nested $id is relative to the one around it, and so are references inside", () => {
    const { lines, findings } = lowerDefs({
      Shop: {
        $id: "https://example.com/shop/",
        type: "object",
        properties: { book: { $ref: "books/book.json" }, far: { $ref: "https://example.com/shop/books/book.json" } },
        $defs: { Book: { $id: "books/book.json", type: "object", properties: { page: { $ref: "page.json" } } } },
      },
      Page: { $id: "https://example.com/shop/books/page.json", ...THING },
      Other: { $ref: "https://example.com/shop/books/page.json#/properties/id" },
    });
    expect(findings).toEqual([]);
    expect(lines).toMatchObject({
      Shop: "object {book-: <Book>, far-: <Book>}",
      Book: "object {page-: <Page>}",
      Other: "alias string",
    });
  });

  test("a fragment is of the schema with the nearest $id; what that does not hold is the document's", () => {
    const { lines, findings } = lowerDefs({
      parts: { Id: text },
      Inner: {
        $id: "https://example.com/inner",
        type: "object",
        properties: { own: { $ref: "#/parts/Id" }, all: { $ref: "#/$defs/Only" } },
        parts: { Id: count },
      },
      Only: { type: "boolean" },
    });
    expect(findings).toEqual([]);
    expect(lines).toMatchObject({ Inner: "object {own-: int64, all-: <Only>}" });
  });

  test("an $anchor belongs to the nearest $id; a name that only another one has is found all the same", () => {
    const { lines, findings } = lowerDefs({
      First: { $id: "https://example.com/first", $anchor: "it", type: "object", properties: { a: { $ref: "#it" } } },
      Second: { $id: "https://example.com/second", $anchor: "it", type: "object", properties: { a: { $ref: "#it" } } },
      Third: { $ref: "https://example.com/second#it" },
      Fourth: { $ref: "#it" },
    });
    expect(findings).toEqual([]);
    expect(lines).toEqual({
      First: "object {a-: <First>}",
      Second: "object {a-: <Second>}",
      Third: "alias <Second>",
      Fourth: "alias <First>",
    });
  });

  test("files that know their URIs refer to each other by those", () => {
    const { lines, findings } = lowerDefs(
      { Order: { $ref: "schemas/order.json" } },
      {
        "schemas/order.json": {
          $id: "https://example.com/v1/order.json",
          type: "object",
          properties: { at: { $ref: "https://example.com/v1/parts/address.json" }, to: { $ref: "parts/address.json" } },
        },
        "schemas/parts/address.json": {
          $id: "https://example.com/v1/parts/address.json",
          type: "object",
          properties: { of: { $ref: "../order.json" }, city: { $ref: "/v1/city.json#/$defs/City" } },
        },
        "schemas/city.json": { $defs: { City: { type: "string" } } },
      },
    );
    expect(findings).toEqual([]);
    expect(lines).toMatchObject({
      "schemas order": "object {at-: <schemas parts address>, to-: <schemas parts address>}",
      "schemas parts address": "object {of-: <schemas order>, city-: <City>}",
    });
  });

  test("a URI without a schema or a file is a network reference, and a missing part is named", () => {
    const { findings, diagnostics } = lowerDefs({
      A: { $ref: "https://example.com/none" },
      B: { $ref: "https://example.com/thing#/properties/none" },
      Thing: { $id: "https://example.com/thing", ...THING },
    });
    expect(findings).toEqual(["source/network-reference /$defs/A/$ref", "json-schema/ref-not-found /$defs/B/$ref"]);
    expect(diagnostics[1]?.message).toContain("`none`");
  });

  test("an $id that is a fragment is a name, and one that is no URI nothing", () => {
    const { lines, findings } = lowerDefs({
      Old: { $id: "#old", ...THING },
      Odd: { $id: "http://[", ...THING },
      A: { $ref: "#old" },
      B: { $ref: "#/$defs/Odd" },
    });
    expect(findings).toEqual([]);
    expect(lines).toMatchObject({ A: "alias <Old>", B: "alias <Odd>" });
  });
});

describe("recursion", () => {
  test("through properties, lists, maps, unions and allOf", () => {
    const { lines, findings } = lowerDefs({
      Node: {
        type: "object",
        properties: {
          next: { $ref: "#/$defs/Node" },
          all: { type: "array", items: { $ref: "#/$defs/Node" } },
          by: { type: "object", additionalProperties: { $ref: "#/$defs/Node" } },
        },
      },
      Tree: { oneOf: [{ type: "string" }, { type: "array", items: { $ref: "#/$defs/Tree" } }] },
      Child: { allOf: [{ $ref: "#/$defs/Node" }, { type: "object", properties: { own: { $ref: "#/$defs/Child" } } }] },
    });
    expect(findings).toEqual([]);
    expect(lines).toEqual({
      Node: "object {next-: <Node>, all-: <Node>[], by-: {[string]: <Node>}}",
      Tree: "union string | <Tree>[]",
      Child: "object <Node> {own-: <Child>}",
    });
  });

  test("an alias that holds itself in a list becomes a type of its own", () => {
    const { lines, findings } = lowerDefs({ Nested: { type: "array", items: { $ref: "#/$defs/Nested" } } });
    expect(lines).toEqual({ Nested: "union <Nested>[]" });
    expect(findings).toEqual([]);
  });

  test("an alias that is only itself is reported and read as any value", () => {
    const { lines, findings } = lowerDefs({ A: { $ref: "#/$defs/B" }, B: { $ref: "#/$defs/A" } });
    expect(Object.values(lines)).toContain("alias unknown");
    expect(findings.every((finding) => finding.startsWith("json-schema/"))).toBe(true);
    expect(findings.length).toBeGreaterThan(0);
  });

  test("an allOf of itself is reported", () => {
    const { findings } = lowerDefs({ A: { allOf: [{ $ref: "#/$defs/A" }, THING] } });
    expect(findings.length).toBeLessThanOrEqual(1);
  });

  test("a union whose variants inherit from it takes them as they are", () => {
    const { lines, findings } = lowerDefs({
      Pet: {
        type: "object",
        required: ["kind"],
        properties: { kind: { type: "string" } },
        discriminator: { propertyName: "kind" },
        oneOf: [{ $ref: "#/$defs/Cat" }, { $ref: "#/$defs/Dog" }],
      },
      Cat: { allOf: [{ $ref: "#/$defs/Pet" }, { type: "object", properties: { lives: { type: "integer" } } }] },
      Dog: { allOf: [{ $ref: "#/$defs/Pet" }, { type: "object", properties: { tail: { type: "boolean" } } }] },
    });
    expect(findings).toEqual([]);
    expect(lines).toEqual({
      Pet: "union by kind Cat -> <Cat> | Dog -> <Dog>",
      Cat: "object {kind: string, lives-: int64}",
      Dog: "object {kind: string, tail-: boolean}",
    });
  });

  test("schemas nested beyond any practical depth are reported, not overflowed", () => {
    let schema: object = { type: "object", properties: { end: { type: "string" } } };
    for (let depth = 0; depth < 180; depth++) schema = { type: "object", properties: { inner: schema } };
    expect(lowerDefs({ Deep: schema }).findings[0]).toMatch(/^json-schema\/too-deep /);
  });
});
