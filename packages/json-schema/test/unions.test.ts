import { describe, expect, test } from "vitest";
import { lowerDefs, lowerDefs30 } from "./lower.js";

const object = (properties: object, required: readonly string[] = []) => ({ type: "object", properties, required });
const text = { type: "string" };
const Cat = object({ kind: { const: "cat" }, lives: { type: "integer" } }, ["kind"]);
const Dog = object({ kind: { const: "dog" }, tail: { type: "boolean" } }, ["kind"]);
const Plain = object({ a: text });
const Other = object({ b: text });
const refs = (...names: string[]) => names.map((name) => ({ $ref: `#/$defs/${name}` }));

test("listed values beside a union of constants are those that are left of it", () => {
  const { lines } = lowerDefs({
    Kinds: { type: "integer", oneOf: [0, 1, 2].map((value) => ({ title: `Kind ${value}`, const: value })) },
    Some: { type: "integer", enum: [0, 2, 5], allOf: [{ $ref: "#/$defs/Kinds" }] },
    Texts: { type: "string", enum: ["a", "b", "c"] },
    Fewer: { enum: ["c", "a"], allOf: [{ $ref: "#/$defs/Texts" }] },
  });
  expect([lines.Some, lines.Fewer]).toEqual(["enum integer 0 | 2", "enum string a | c"]);
});

describe("discriminators", () => {
  test("inferred from a constant that every variant requires", () => {
    const { lines } = lowerDefs({ Pet: { oneOf: refs("Cat", "Dog") }, Cat, Dog });
    expect(lines.Pet).toBe("union by kind cat -> <Cat> | dog -> <Dog>");
  });

  test("not inferred from an optional constant, from repeated values, or where the definition says not to", () => {
    const { lines } = lowerDefs({
      A: { oneOf: [object({ k: { const: "x" } }), object({ k: { const: "y" } })] },
      B: { oneOf: [object({ k: { const: "x" }, p: text }, ["k"]), object({ k: { const: "x" }, q: text }, ["k"])] },
      C: { oneOf: refs("Cat", "Dog"), "x-gen-undiscriminated": true },
      Cat,
      Dog,
    });
    expect([lines.A, lines.B, lines.C].every((line) => line?.startsWith("union <"))).toBe(true);
  });

  test("mapped by reference, by name, and several values to one schema", () => {
    const { lines, findings } = lowerDefs({
      Pet: {
        oneOf: refs("Plain", "Other"),
        discriminator: { propertyName: "t", mapping: { one: "#/$defs/Plain", uno: "Plain", two: "Other" } },
      },
      Plain: object({ t: text, a: text }, ["t"]),
      Other: object({ t: text, b: text }, ["t"]),
    });
    expect(lines.Pet).toBe("union by t one/uno -> <Plain> | two -> <Other>");
    expect(findings).toEqual([]);
  });

  test("without a mapping take the constant, else the schema's name", () => {
    const { lines } = lowerDefs({
      Pet: { oneOf: refs("Cat", "Plain"), discriminator: { propertyName: "kind" } },
      Cat,
      Plain,
    });
    expect(lines.Pet).toBe("union by kind cat -> <Cat> | Plain -> <Plain>");
  });

  test("without a mapping take, of values that variants list alike, the one that means the schema's name", () => {
    const kinds = { type: "string", enum: ["a_car", "a_boat"] };
    const { lines, findings } = lowerDefs({
      Item: { oneOf: refs("ACar", "ABoat"), discriminator: { propertyName: "kind" } },
      ACar: object({ kind: { ...kinds } }, ["kind"]),
      ABoat: object({ kind: { ...kinds } }, ["kind"]),
    });
    expect(lines.Item).toBe("union by kind a_car -> <A Car> | a_boat -> <A Boat>");
    expect(findings).toEqual([]);
  });

  test("without a mapping take the schema's name where variants list each other's values, in lists that differ", () => {
    const { lines, findings } = lowerDefs({
      Event: { oneOf: refs("TXT", "CALL-LOG", "Fax"), discriminator: { propertyName: "product" } },
      TXT: object({ product: { enum: ["TXT", "CALL-LOG", "OTHER"] }, s: text }, ["product"]),
      "CALL-LOG": object({ product: { enum: ["TXT", "CALL-LOG"] }, v: text }, ["product"]),
      Fax: object({ product: { enum: ["FAX", "FAX2"] } }, ["product"]),
    });
    expect(lines.Event).toBe("union by product TXT -> <TXT> | CALL-LOG -> <CALL LOG> | FAX/FAX2 -> <Fax>");
    expect(findings).toEqual([]);
  });

  test("are lost, with a finding, where variants list values alike and no name is among them", () => {
    const kinds = { type: "string", enum: ["x", "y"] };
    const { lines, findings } = lowerDefs({
      Item: { oneOf: refs("Car", "Boat"), discriminator: { propertyName: "kind" } },
      Car: object({ kind: { ...kinds } }, ["kind"]),
      Boat: object({ kind: { ...kinds } }, ["kind"]),
    });
    expect(lines.Item).toBe("union <Car> | <Boat>");
    expect(findings).toEqual(["json-schema/discriminator-value /$defs/Item/oneOf/1"]);
  });

  test("pass through a nested union of the same property", () => {
    const { lines } = lowerDefs({
      Any: { oneOf: refs("Pet", "Bird"), discriminator: { propertyName: "kind" } },
      Pet: { oneOf: refs("Cat", "Dog"), discriminator: { propertyName: "kind" } },
      Bird: object({ kind: { const: "bird" } }, ["kind"]),
      Cat,
      Dog,
    });
    expect(lines.Any).toBe("union by kind cat/dog -> <Pet> | bird -> <Bird>");
  });

  test("that do not tell variants apart are reported; the union stays, told apart by shape", () => {
    const { lines, findings } = lowerDefs({
      Same: {
        oneOf: refs("Plain", "Other"),
        discriminator: { propertyName: "t", mapping: { x: "#/$defs/Plain", y: "#/$defs/Gone" } },
      },
      Inline: { oneOf: [Plain, { $ref: "#/$defs/Other" }], discriminator: { propertyName: "t" } },
      Plain,
      Other,
    });
    expect(lines.Same).toBe("union by t x -> <Plain> | Other -> <Other>");
    expect(lines.Inline).toMatch(/^union </);
    expect(findings).toContain("json-schema/discriminator-value /$defs/Same/discriminator/mapping/y");
    expect(findings).toContain("json-schema/discriminator-value /$defs/Inline/oneOf/0");
  });

  test("that a variant does not allow are reported, and tell nothing", () => {
    const listing = (values: readonly string[]) => object({ t: { type: "string", enum: values } }, ["t"]);
    const mapping = { data: "#/$defs/Data", page: "#/$defs/Page" };
    const { lines, findings } = lowerDefs({
      Fault: { oneOf: refs("Data", "Page"), discriminator: { propertyName: "t", mapping } },
      Data: listing(["address", "passport"]),
      Page: listing(["page", "cover"]),
    });
    expect(lines.Fault).toBe("union <Data> | <Page>");
    expect(findings).toEqual(["json-schema/discriminator-value /$defs/Fault/oneOf/0"]);
  });

  test("tell variants apart although a list that these share lacks one of them", () => {
    const Event = object({ t: { type: "string", enum: ["start"] } }, ["t"]);
    const heir = (properties: object) => ({ allOf: [{ $ref: "#/$defs/Event" }, object(properties)] });
    const mapping = { start: "#/$defs/Start", call: "#/$defs/Call" };
    const { lines, findings } = lowerDefs({
      Any: { oneOf: refs("Start", "Call"), discriminator: { propertyName: "t", mapping } },
      Event,
      Start: heir({ a: text }),
      Call: heir({ b: text }),
    });
    expect(lines.Any).toBe("union by t start -> <Start> | call -> <Call>");
    expect(findings).toEqual([]);
  });
});

describe("a discriminator on what others extend", () => {
  const Pet = { ...object({ kind: text, name: text }, ["kind"]), discriminator: { propertyName: "kind" } };
  const heir = (properties: object, parent = "Pet") => ({ allOf: [{ $ref: `#/$defs/${parent}` }, object(properties)] });

  test("makes the parent the union of its heirs, with its properties in a base", () => {
    const { lines, findings } = lowerDefs({
      Pet,
      Tabby: heir({ a: text }),
      Hound: heir({ pet: { $ref: "#/$defs/Pet" } }),
    });
    expect(lines).toEqual({
      Pet: "union by kind Tabby -> <Tabby> | Hound -> <Hound>",
      "Pet base": "object {kind: string, name-: string}",
      Tabby: "object <Pet base> {a-: string}",
      Hound: "object <Pet base> {pet-: <Pet>}",
    });
    expect(findings).toEqual([]);
  });

  test("counts heirs of heirs, heirs that add nothing, tags that heirs pin, and the parent where it is mapped", () => {
    const { lines } = lowerDefs({
      Pet: {
        ...Pet,
        discriminator: { propertyName: "kind", mapping: { pet: "#/$defs/Pet", tab: "Tabby", cat: "Tabby" } },
      },
      Tabby: heir({ a: text }),
      Kitten: heir({ b: text }, "Tabby"),
      Bare: { allOf: [{ $ref: "#/$defs/Pet" }] },
      Pinned: heir({ kind: { const: "pinned" } }),
    });
    expect(lines.Pet).toBe(
      "union by kind tab/cat -> <Tabby> | Kitten -> <Kitten> | Bare -> <Bare> | pinned -> <Pinned> | pet -> <Pet base>",
    );
    expect(lines.Bare).toBe("object <Pet base> {}");
  });

  test("leaves out schemas that list the parent or its heirs", () => {
    const { lines } = lowerDefs({
      Pet,
      A: heir({ a: text }),
      B: heir({ b: text }),
      List: { allOf: [{ $ref: "#/$defs/Pet" }], oneOf: refs("A", "B"), discriminator: { propertyName: "kind" } },
      Some: { allOf: [{ $ref: "#/$defs/Pet" }], oneOf: refs("Pet"), additionalProperties: true },
    });
    expect(lines.Pet).toBe("union by kind A -> <A> | B -> <B>");
    expect(lines.List).toBe("union by kind A -> <A> | B -> <B>");
  });

  test("ends where parents are heirs of each other", () => {
    const { lines } = lowerDefs({
      A: { ...Pet, discriminator: { propertyName: "kind", mapping: { b: "#/$defs/B" } } },
      B: { ...Pet, discriminator: { propertyName: "kind", mapping: { a: "#/$defs/A" } } },
    });
    expect(lines.A).toMatch(/^union |^alias /);
  });

  test("says so where a value selects two, and where a mapping leads nowhere", () => {
    const { lines, findings } = lowerDefs({
      Pet: { ...Pet, discriminator: { propertyName: "kind", mapping: { x: "Tabby", y: "#/$defs/Gone" } } },
      Tabby: heir({ a: text }),
      Other: heir({ kind: { const: "x" } }),
    });
    expect(lines.Pet).toBe("union <Tabby> | <Other>");
    expect(findings).toEqual([
      "json-schema/discriminator-value /$defs/Pet/discriminator/mapping/y",
      "json-schema/discriminator-value /$defs/Other",
    ]);
  });

  test("says nothing of a schema that nobody extends, or that is told to be none", () => {
    const { lines, findings } = lowerDefs({
      Pet,
      Told: { ...Pet, "x-gen-undiscriminated": true },
      Heir: heir({}, "Told"),
    });
    expect(lines.Pet).toBe("object {kind: string, name-: string}");
    expect(lines.Told).toBe("object {kind: string, name-: string}");
    expect(findings).toContain("json-schema/discriminator-without-variants /$defs/Pet/discriminator");
  });
});

describe("unions", () => {
  test("take in the lists that stand in their list", () => {
    const { lines } = lowerDefs({
      A: { anyOf: [{ anyOf: [text, { type: "integer" }] }, { oneOf: [{ type: "boolean" }, { type: "null" }] }] },
      B: object({ a: { $ref: "#/$defs/A" } }),
    });
    expect(lines.A).toBe("union string | int64 | boolean");
    expect(lines.B).toBe("object {a-: <A>?}");
  });

  test("of one entry, beside properties, are one object", () => {
    const { lines } = lowerDefs({ Single: { ...object({ own: text }, ["own"]), oneOf: refs("Plain") }, Plain });
    expect(lines.Single).toBe("object <Plain> {own: string}");
  });

  test("name inline enums by what they are made of", () => {
    const { lines } = lowerDefs({ Level: { anyOf: [{ enum: ["a", "b"] }, { type: "integer", enum: [1, 2] }] } });
    expect(Object.keys(lines)).toEqual(["Level", "Level string", "Level integer"]);
  });

  test("by shape, with variants named by title, type or a property of their own", () => {
    const { lines, decls } = lowerDefs({
      It: {
        anyOf: [
          { type: "string" },
          { type: "array", items: { type: "string" } },
          { ...Plain, title: "First one" },
          object({ url: text }, ["url"]),
        ],
      },
    });
    expect(lines.It).toBe("union string | string[] | <It First one> | <It with url>");
    const union = decls.find((decl) => decl.name.words.join(" ") === "It");
    expect(union?.kind === "union" && union.variants.map(({ name }) => name.words.join(" "))).toEqual([
      "string",
      "string list",
      "First one",
      "with url",
    ]);
  });

  test("of one variant, of equal variants and of null are what is left", () => {
    const { lines } = lowerDefs({
      One: { oneOf: refs("Plain") },
      Inline: { oneOf: [Plain] },
      Twice: { anyOf: [...refs("Plain", "Plain"), { type: "null" }] },
      Numbers: { anyOf: [{ type: "integer" }, { type: "number" }] },
      Nothing: { anyOf: [{ type: "null" }] },
      Plain,
    });
    expect(lines).toMatchObject({
      One: "alias <Plain>",
      Inline: "object {a-: string}",
      Twice: "alias <Plain>",
      Numbers: "alias number",
      Nothing: "alias null",
    });
  });

  test("several types are a union of what the schema is for each of them", () => {
    const { lines } = lowerDefs({
      Id: { type: ["integer", "string"], format: "int32" },
      Number: { type: ["integer", "number", "null"] },
      Mixed: { type: ["string", "object"], properties: { a: text } },
      Any: { type: ["string", "number", "integer", "boolean", "object", "array", "null"] },
    });
    expect(lines).toMatchObject({
      Id: "union int32 | string",
      Number: "alias number",
      Mixed: "union string | <Mixed object>",
      "Mixed object": "object {a-: string}",
      Any: "alias unknown",
    });
  });

  test("a variant that what stands beside the union rules out is left out", () => {
    const { lines, findings } = lowerDefs({
      Base: object({ result: { anyOf: [{ type: "object" }, { type: "array", items: {} }, { type: "string" }] } }),
      It: { allOf: [{ $ref: "#/$defs/Base" }, object({ result: { type: "array", items: text } })] },
    });
    expect(findings).toEqual([]);
    expect(lines.It).toMatch(/^object \{result-: /);
    expect(Object.values(lines)).not.toContain("alias {[string]: unknown}");
  });

  test("a variant without a type makes the whole any value, and says so", () => {
    const { lines, findings } = lowerDefs({ It: { anyOf: [{ $ref: "#/$defs/Plain" }, {}] }, Plain });
    expect(lines.It).toBe("alias unknown");
    expect(findings).toEqual(["json-schema/open-variant /$defs/It/anyOf/1"]);
  });

  test("what no type can say is noted where it stands", () => {
    const { findings } = lowerDefs({
      It: { ...Plain, not: { required: ["b"] }, if: {}, dependentRequired: {} },
      Both: { oneOf: refs("Plain", "Other"), anyOf: [text, { type: "integer" }] },
      Plain,
      Other,
    });
    expect(findings).toEqual([
      "json-schema/unsupported-keyword /$defs/It/not",
      "json-schema/unsupported-keyword /$defs/It/if",
      "json-schema/unsupported-keyword /$defs/It/dependentRequired",
      "json-schema/unsupported-keyword /$defs/Both/anyOf",
    ]);
  });
});

describe("enums", () => {
  test("of strings, integers and numbers; null among the values is the use's", () => {
    const { lines } = lowerDefs({
      S: { enum: ["a", "b", null] },
      I: { type: "integer", enum: [1, 2] },
      N: { enum: [1, 2.5] },
      B: { type: "boolean", enum: [true, false] },
      Use: { type: "object", properties: { s: { $ref: "#/$defs/S" }, one: { enum: ["x"] } } },
    });
    expect(lines).toEqual({
      S: "enum string a | b",
      I: "enum integer 1 | 2",
      N: "enum number 1 | 2.5",
      B: "alias boolean",
      Use: 'object {s-: <S>?, one-: "x"}',
    });
  });

  test("of several types are unions of literals", () => {
    expect(lowerDefs({ It: { enum: ["auto", 1, 2] } }).lines.It).toBe('union "auto" | 1 | 2');
  });

  test("constants with titles, and listed strings beside any string", () => {
    const { lines, decls } = lowerDefs({
      Titled: {
        oneOf: [
          { const: 1, title: "Low", description: "Not much." },
          { const: 2, title: "High" },
        ],
      },
      Open: { anyOf: [{ type: "string" }, { type: "string", enum: ["gpt-4", "gpt-5"] }] },
    });
    expect(lines).toEqual({ Titled: "enum integer 1 | 2", Open: "enum open string gpt-4 | gpt-5" });
    expect(decls[0]).toMatchObject({
      values: [{ name: { words: ["Low"], explicit: true }, description: "Not much." }, { name: { words: ["High"] } }],
    });
  });

  test("an empty list beside any string is any string", () => {
    expect(lowerDefs({ It: { oneOf: [{ type: "string", enum: [] }, { type: "string" }] } }).lines.It).toBe(
      "alias string",
    );
  });

  test("names and texts from extensions, ours before others'", () => {
    const { decls } = lowerDefs({
      It: {
        type: "string",
        enum: ["a", "b"],
        "x-enum-varnames": ["First", "Second"],
        "x-enum-descriptions": ["The a.", "The b."],
        "x-gen-enum": { b: { name: "Bee" } },
      },
    });
    expect(decls[0]).toMatchObject({
      values: [
        { name: { words: ["First"] }, value: "a", description: "The a." },
        { name: { words: ["Bee"], wire: "b" }, value: "b", description: "The b." },
      ],
    });
  });

  test("values of another type are reported once for an enum, with their count", () => {
    const { lines, findings } = lowerDefs({ It: { type: "integer", enum: ["1", 2, "3", "4"] } });
    expect(lines).toEqual({ It: "enum integer 1 | 2 | 3 | 4" });
    expect(findings).toEqual(["json-schema/enum-type /$defs/It/enum/0"]);
  });

  test("values of another type than declared are taken as meant, and repeats and objects are reported", () => {
    const { lines, findings } = lowerDefs({
      It: { type: "string", enum: [1, "a", "a"] },
      Odd: { enum: [{ a: 1 }] },
    });
    expect(lines).toEqual({ It: "enum string 1 | a", Odd: "alias unknown" });
    expect(findings).toEqual([
      "json-schema/enum-repeat /$defs/It/enum/2",
      "json-schema/enum-type /$defs/It/enum/0",
      "json-schema/unsupported-value /$defs/Odd/enum/0",
    ]);
  });
});

describe("unions in circles", () => {
  test("through an alias lose the variant that leads back, with a warning", () => {
    const { lines, findings } = lowerDefs({
      Outer: { oneOf: [{ $ref: "#/$defs/Again" }, { type: "string" }] },
      Again: { oneOf: [{ $ref: "#/$defs/Outer" }] },
    });
    expect(findings.some((finding) => finding.startsWith("json-schema/recursive-variant"))).toBe(true);
    expect(lines.Outer).not.toContain("Again");
  });

  test("that list their parent are no heirs of it", () => {
    const { decls } = lowerDefs({
      Drink: {
        type: "object",
        properties: { kind: { type: "string", enum: ["coke"] } },
        discriminator: { propertyName: "kind" },
      },
      Any: { oneOf: [{ $ref: "#/$defs/Drink" }], allOf: [{ $ref: "#/$defs/Drink" }] },
    });
    expect(decls.find(({ name }) => name.wire === "Drink")?.kind).toBe("object");
  });
});

test("declared variants with what stands beside the list are called after both", () => {
  const { lines } = lowerDefs({
    Base: object({ id: text }, ["id"]),
    Item: { oneOf: refs("Plain", "Other") },
    Derived: { allOf: [...refs("Base"), ...refs("Item")] },
    Plain,
    Other,
  });
  expect(lines.Derived).toBe("union <Derived Plain> | <Derived Other>");
});

test("inline variants of one title are told apart by the value of a property; long titles without spaces are names", () => {
  const only = (value: string) => ({ type: "string", enum: [value] });
  const variant = (title: string, properties: object) => ({ title, ...object(properties) });
  const { lines } = lowerDefs({
    Problem: {
      anyOf: [
        variant("MISSING", { issue: only("MISSING"), field: only("/purchase/amount") }),
        variant("MISSING", { issue: only("MISSING"), field: only("/purchase/payee") }),
        variant("THE_RATE_IS_OF_ANOTHER_CURRENCY", { issue: only("OTHER") }),
      ],
    },
  });
  expect(lines.Problem).toBe(
    "union <Problem MISSING of purchase amount> | <Problem MISSING of purchase payee> | " +
      "<Problem THE RATE IS OF ANOTHER CURRENCY>",
  );
});

test("an open variant beside `nullable` means null", () => {
  const { lines, findings } = lowerDefs30({
    A: object({
      a: { anyOf: [text, {}], nullable: true },
      b: { anyOf: [text, { nullable: true }] },
      c: { anyOf: [text, {}] },
    }),
  });
  expect(lines.A).toBe("object {a-: string?, b-: string?, c-: unknown}");
  expect(findings).toEqual([
    "json-schema/open-variant /$defs/A/properties/a/anyOf/1",
    "json-schema/open-variant /$defs/A/properties/b/anyOf/1",
    "json-schema/open-variant /$defs/A/properties/c/anyOf/1",
  ]);
});

test("parts of allOf that meet in null do not contradict each other", () => {
  const { lines, findings } = lowerDefs({
    A: object({
      a: { type: ["string", "null"], allOf: [{ type: "null" }] },
      b: { type: ["string", "null"], allOf: [{ type: ["null", "string", "integer"] }] },
      c: { type: "string", allOf: [{ type: "null" }] },
    }),
  });
  expect(lines.A).toBe("object {a-: null, b-: string?, c-: null}");
  expect(findings).toEqual(["json-schema/all-of-conflict /$defs/A/properties/c/type"]);
});
