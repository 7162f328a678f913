import {
  type LanguageInfo,
  listOf,
  makeName,
  ref,
  type SampleProgram,
  type Snippet,
  usualWords,
} from "@sdkwright/plugin-api";
import { describe, expect, it } from "vitest";
import { referenceDocument } from "../src/index.js";
import { cell } from "../src/markdown.js";
import { firstSentence } from "../src/sentence.js";
import { jsonBody, object, operation, property, sdkContext, text } from "./api.js";

const language: LanguageInfo = { key: "zig", title: "Zig", fence: "zig", aliases: [], words: usualWords };

/** A sample that says what it shows. */
function spelled(program: SampleProgram): Snippet {
  return { imports: [], client: "", call: `show(${program.kind})` };
}

describe("the first sentence of a text", () => {
  it.each([
    ["Fields to return. All by default.", "Fields to return."],
    [
      "A comma-separated list of attributes\nto include in the\nresponse. More.",
      "A comma-separated list of attributes to include in the response.",
    ],
    ["Such as e.g. Cats. Dogs too.", "Such as e.g. Cats."],
    ["See `a. B` here. Then.", "See `a. B` here."],
    ["Version 1.2 is used", "Version 1.2 is used"],
    ["# Title\n\nText.", "Title"],
    ["One of these:\n- a\n- b", "One of these:"],
    ["A model, such as\n`a` or `b`. See the\nguide.", "A model, such as `a` or `b`."],
    ["A table.\n| a | b |", "A table."],
    ["列表。全部。", "列表。"],
  ])("of %j is %j", (text, expected) => {
    expect(firstSentence(text)).toBe(expected);
  });
});

describe("a cell of a table", () => {
  it.each([
    ["[ISO code](https://example.com/iso) of `a|b`", "[ISO code](https://example.com/iso) of `a\\|b`"],
    ["a \\| b \\", "a \\| b "],
    ["<script>x</script> <b>bold</b> < 5", "x bold &lt; 5"],
    ["[x](javascript:alert(1))", "\\[x](javascript:alert(1))"],
    ["The [id](/docs/ids) of a [pet](#pet) ![icon](./icon.png)", "The id of a pet icon"],
    ["[`GET /pets`](https://example.com/pets) of `[1]`", "[`GET /pets`](https://example.com/pets) of `[1]`"],
    ["\\`[x](javascript:alert(1))`", "\\`\\[x](javascript:alert(1))`"],
    ["Send `Bearer <token>` <b>now</b>", "Send `Bearer <token>` now"],
    ["\\`<b>` of `<i>`", "\\`` of ``"],
    ["an open ` quote", "an open \\` quote"],
    ["two\nlines", "two lines"],
  ])("holds %j as %j", (text, expected) => {
    expect(cell(text)).toBe(expected);
  });
});

describe("the reference of a large API", () => {
  const resource = (id: string, operations: readonly string[], parent: string | null = "resource:") => ({
    kind: "resource",
    id,
    name: makeName(id.slice(9)),
    parent,
    children: [],
    origin: 0,
    operations,
  });
  const operations = Array.from({ length: 101 }, (_, at) =>
    operation({
      id: `op:n${at}`,
      name: makeName(`n${at}`),
      resource: (at === 0 ? "resource:" : "resource:pets") as never,
    }),
  );
  const [first, ...rest] = operations.map(({ id }) => id);
  const resources = {
    "resource:": { ...resource("resource:", [first ?? ""], null), children: ["resource:pets"] },
    "resource:pets": resource("resource:pets", rest),
  } as never;
  const spelling = { signature: () => "client.one()", field: () => "field" };
  const write = (some: typeof operations, child = ".pets", client = "client") => {
    const target = sdkContext({ operations: some, resources });
    const access = () => child;
    return referenceDocument({ target, language, spelling: { ...spelling, access, client }, program: spelled });
  };

  it("has a page for each resource, and contents that lead there", () => {
    const [contents, page, ...others] = write(operations);
    expect([contents?.path, page?.path, others.length]).toEqual(["reference.md", "reference/pets.md", 0]);
    expect(contents?.content).toContain(
      "- [`client`](#client): 1 method\n- [`client.pets`](reference/pets.md#clientpets): 100 methods\n",
    );
    expect(contents?.content.match(/^### /gm)).toHaveLength(1);
    expect(page?.content).toContain("[All resources](../reference.md)");
    expect(page?.content.match(/^### /gm)).toHaveLength(100);
  });

  it("names a page after the resource alone", () => {
    expect(write(operations, ".pets()").map(({ path }) => path)).toEqual(["reference.md", "reference/pets.md"]);
    const [head, ...parts] = write(operations, "->pets()", "$client");
    expect(head?.content).toContain("- [`$client->pets()`](reference/pets.md#client-pets): 100 methods\n");
    expect(parts.map(({ path }) => path)).toEqual(["reference/pets.md"]);
  });
});

describe("the reference of a method", () => {
  it("links the types of its request and result to the files that declare them", () => {
    const pet = object("Pet", [property("name", text)]);
    const responses = [
      {
        status: { kind: "code", code: 200 },
        contents: [{ kind: "json", mediaType: "application/json", type: listOf(ref(pet.id)) }],
        headers: [],
        origin: 0,
      },
    ] as never;
    const create = operation({ method: "POST", body: jsonBody(ref(pet.id)), responses });
    const target = sdkContext({ types: [pet], operations: [create] });
    const names = { type: () => "Pet", request: () => "CreateRequest" };
    const files = [
      { path: "src/Pet.zig", nodes: [{ kind: "object", decl: pet }] },
      { path: "src/requests.zig", nodes: [{ kind: "request", operation: create }] },
    ] as never;
    const spelling = { signature: () => "client.one()", access: () => ".x", field: () => "field" };
    const [file] = referenceDocument({ target: { ...target, names }, language, spelling, files, program: spelled });
    expect(file?.content).toContain(
      "\nTakes [`CreateRequest`](src/requests.zig). Returns a list of [`Pet`](src/Pet.zig).\n",
    );
    const withRequest = { ...spelling, withRequest: () => "oneWith" };
    const source = { target: { ...target, names }, language, spelling: withRequest, files, program: spelled };
    expect(referenceDocument(source)[0]?.content).toContain(
      "\n`oneWith` takes [`CreateRequest`](src/requests.zig). Returns",
    );
  });

  it("names the messages of a connection", () => {
    const [ping, pong] = [object("Ping", []), object("Pong", [])];
    const messages = [
      { direction: "send", payload: ref(ping.id) },
      { direction: "receive", payload: ref(pong.id) },
      { direction: "receive", payload: ref(ping.id) },
      { direction: "receive", payload: text },
    ];
    const context = sdkContext({ types: [ping, pong], operations: [operation({ opens: "channel:a" } as never)] });
    const returned = (own: readonly { readonly direction: string }[]): string | undefined => {
      const api = { ...context.sdk.api, channels: { "channel:a": { messages: own } } } as never;
      const of = (direction: string) => own.flatMap((one, index) => (one.direction === direction ? [index] : []));
      const channels = { "channel:a": { sends: of("send"), receives: of("receive") } };
      const names = { type: (id: string) => (id === ping.id ? "Ping" : "Pong"), request: () => "" };
      const target = { ...context, api, sdk: { ...context.sdk, api, channels }, names };
      const spelling = { signature: () => "client.one()", access: () => ".x", field: () => "field" };
      const [file] = referenceDocument({ target, language, spelling, files: [], program: () => undefined } as never);
      return /^Returns .*$/m.exec(file?.content ?? "")?.[0];
    };
    expect(returned(messages)).toBe("Returns a connection, which sends `Ping`, and receives `Pong` or `Ping`.");
    expect(returned([])).toBe("Returns a connection.");
  });

  it("says what a name stands for that the language does not declare", () => {
    const pet = object("Pet", [property("name", text)]);
    const pets = { ...pet, id: "type:Pets", name: makeName("Pets"), kind: "alias", type: listOf(ref(pet.id)) } as never;
    const responses = [
      {
        status: { kind: "code", code: 200 },
        contents: [{ kind: "json", mediaType: "application/json", type: ref("type:Pets" as never) }],
        headers: [],
        origin: 0,
      },
    ] as never;
    const target = sdkContext({ types: [pet, pets], operations: [operation({ responses })] });
    const names = { type: (id: string) => (id === pet.id ? "Pet" : "Pets"), request: () => "" };
    const spelling = { signature: () => "client.one()", access: () => ".x", field: () => "field" };
    const write = (nodes: readonly object[]): string | undefined => {
      const files = nodes.map((decl) => ({ path: "src/types.zig", nodes: [{ kind: "object", decl }] })) as never;
      return referenceDocument({ target: { ...target, names }, language, spelling, files, program: spelled })[0]
        ?.content;
    };
    expect(write([pet])).toContain("\nReturns a list of [`Pet`](src/types.zig).\n");
    expect(write([pet, pets])).toContain("\nReturns [`Pets`](src/types.zig).\n");
  });

  it("says where a file is returned", () => {
    const responses = [
      {
        status: { kind: "code", code: 200 },
        contents: [{ kind: "binary", mediaType: "image/png" }],
        headers: [],
        origin: 0,
      },
    ] as never;
    const target = sdkContext({ operations: [operation({ responses })] });
    const names = { type: () => "", request: () => "" };
    const spelling = { signature: () => "client.one()", access: () => ".x", field: () => "field" };
    const [file] = referenceDocument({ target: { ...target, names }, language, spelling, files: [], program: spelled });
    expect(file?.content).toContain("\nReturns a file.\n");
  });
});
