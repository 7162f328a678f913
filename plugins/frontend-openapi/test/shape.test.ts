import type { Api, HttpOperation, OptionValues, Type, TypeDecl, TypeId } from "@sdkwright/plugin-api";
import { lowerFiles } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { frontend } from "../src/index.js";

const string = { type: "string" };
const read = { type: "string", readOnly: true };
const write = { type: "string", writeOnly: true };
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const object = (properties: object) => ({ type: "object", properties, required: Object.keys(properties) });

interface Uses {
  readonly sent?: object;
  readonly received?: object;
  /** Schema of the body of an error. */
  readonly failed?: object;
}

/** An API with an operation that sends and receives what is given. */
async function lower(schemas: object, { sent, received, failed }: Uses, settings: OptionValues): Promise<Api> {
  const post = {
    operationId: "call",
    ...(sent && { requestBody: "content" in sent ? sent : json(sent) }),
    responses: {
      200: { description: "Done.", ...(received && json(received)) },
      ...(failed && { 400: { description: "Wrong.", ...json(failed) } }),
    },
  };
  const info = { title: "Test", version: "1" };
  const document = { openapi: "3.1.0", info, paths: { "/": { post } }, components: { schemas } };
  const lowered = await lowerFiles(frontend, { "openapi.json": JSON.stringify(document) }, { settings });
  expect(lowered.findings).toEqual([]);
  return lowered.api;
}

const operationOf = ({ operations }: Api): HttpOperation => Object.values(operations)[0] as HttpOperation;

/** Name of a type, or its kind. */
function nameOf({ types }: Pick<Api, "types">, type: Type | undefined): string {
  if (type?.kind === "list") return `${nameOf({ types }, type.items)}[]`;
  if (type?.kind === "map") return `{${nameOf({ types }, type.values)}}`;
  if (type?.kind === "nullable") return `${nameOf({ types }, type.inner)}?`;
  return type?.kind === "ref" ? (types[type.id]?.name.words.join("") ?? "nowhere") : (type?.kind ?? "none");
}

const contentOf = (content: object | undefined): Type | undefined => (content as { readonly type?: Type })?.type;
const sentOf = (api: Api): string => nameOf(api, contentOf(operationOf(api).body?.contents[0]));
const receivedOf = (api: Api): string => nameOf(api, contentOf(operationOf(api).responses[0]?.contents[0]));

/** The members of every type, by name. */
function membersOf(api: Api): Record<string, readonly string[]> {
  const list: readonly TypeDecl[] = Object.values(api.types);
  return Object.fromEntries(list.map((decl) => [decl.name.words.join(""), membersIn(api, decl)]));
}

function membersIn(api: Api, decl: TypeDecl): readonly string[] {
  switch (decl.kind) {
    case "object":
      return [
        ...decl.extends.map((id) => `extends ${nameOf(api, { kind: "ref", id })}`),
        ...decl.properties.map(({ name, type }) => `${name.wire}: ${nameOf(api, type)}`),
      ];
    case "union":
      return decl.variants.map(({ type }) => nameOf(api, type));
    case "alias":
      return [nameOf(api, decl.type)];
    case "enum":
      return decl.values.map(({ value }) => String(value));
    default:
      return decl satisfies never;
  }
}

describe("respect-readonly-schemas", () => {
  const settings = { "respect-readonly-schemas": true };

  test("a type that travels one way loses what the other way has, and keeps its name", async () => {
    const schemas = { In: object({ id: read, secret: write, name: string }), Out: object({ id: read, secret: write }) };
    const api = await lower(schemas, { sent: to("In"), received: to("Out") }, settings);
    expect(membersOf(api)).toEqual({ In: ["secret: primitive", "name: primitive"], Out: ["id: primitive"] });
  });

  test("a type that travels both ways becomes two, through lists, maps, unions, aliases, parents and inline types", async () => {
    const schemas = {
      Leaf: object({ id: read, name: string }),
      Leaves: { type: "array", items: to("Leaf") },
      Parent: object({ made: read, own: string }),
      Tree: {
        allOf: [
          to("Parent"),
          object({
            list: to("Leaves"),
            map: { type: "object", additionalProperties: to("Leaf") },
            union: { oneOf: [to("Leaf"), string] },
            inline: object({ leaf: { anyOf: [to("Leaf"), { type: "null" }] }, secret: write }),
            self: { type: "array", items: to("Tree") },
            plain: to("Plain"),
          }),
        ],
      },
      Plain: object({ text: string }),
    };
    const api = await lower(schemas, { sent: to("Tree"), received: to("Tree") }, settings);
    expect([sentOf(api), receivedOf(api)]).toEqual(["Treeinput", "Tree"]);
    expect(membersOf(api)).toMatchObject({
      Leaf: ["id: primitive", "name: primitive"],
      Leafinput: ["name: primitive"],
      Leavesinput: ["Leafinput[]"],
      Parentinput: ["own: primitive"],
      Treeinput: [
        "extends Parentinput",
        "list: Leavesinput",
        "map: {Leafinput}",
        "union: Treeunioninput",
        "inline: Treeinlineinput",
        "self: Treeinput[]",
        "plain: Plain",
      ],
      Treeunioninput: ["Leafinput", "primitive"],
      Treeinline: ["leaf: Leaf?"],
      Treeinlineinput: ["leaf: Leafinput?", "secret: primitive"],
    });
    expect(Object.keys(membersOf(api))).not.toContain("Plaininput");
    const inline = Object.values(api.types).find(({ name }) => name.words.join("") === "Treeinlineinput");
    expect(nameOf(api, { kind: "ref", id: inline?.parent as TypeId })).toBe("Treeinput");
  });

  test("a type whose place is called like the sent form of another stays", async () => {
    const schemas = { Tool: object({ id: read, input: object({ a: string }), output: object({ id: read }) }) };
    const members = membersOf(await lower(schemas, { received: to("Tool") }, settings));
    expect(Object.keys(members)).toEqual(["Tool", "Toolinput", "Tooloutput"]);
  });

  test("a parent of which nothing is left to send is no parent, and no type", async () => {
    const schemas = {
      Entity: object({ id: read }),
      User: { allOf: [to("Entity"), object({ name: string })] },
      Open: { ...object({ id: read }), additionalProperties: string },
      Note: { allOf: [to("Open"), object({ text: string })] },
    };
    const both = object({ user: to("User"), note: to("Note") });
    const members = membersOf(await lower(schemas, { sent: both, received: both }, settings));
    expect(members).toMatchObject({
      Userinput: ["name: primitive"],
      Noteinput: ["extends Openinput", "text: primitive"],
    });
    expect(Object.keys(members)).not.toContain("Entityinput");
  });

  test("bodies of errors are received", async () => {
    const api = await lower({ Problem: object({ id: read, secret: write }) }, { failed: to("Problem") }, settings);
    expect(membersOf(api)).toEqual({ Problem: ["id: primitive"] });
  });

  test("a form has no field for what is not sent", async () => {
    const sent = { content: { "multipart/form-data": { schema: to("Upload") } } };
    const api = await lower({ Upload: object({ id: read, name: string }) }, { sent, received: to("Upload") }, settings);
    const [content] = operationOf(api).body?.contents ?? [];
    expect(content?.kind === "multipart" && content.fields.map(({ name }) => name)).toEqual(["name"]);
  });

  test("examples of what is sent hold nothing that is not sent", async () => {
    const Card = { ...object({ kind: { const: "card" }, id: read }), example: { kind: "card", id: "c1" } };
    const Cash = object({ kind: { const: "cash" }, sum: { type: "integer" } });
    const schemas = {
      Card,
      Cash,
      Order: object({
        id: read,
        ways: { type: "array", items: { oneOf: [to("Card"), to("Cash")] }, example: [{ kind: "card", id: 1 }] },
        by: { type: "object", additionalProperties: to("Card") },
      }),
    };
    const example = {
      id: "1",
      ways: [
        { kind: "card", id: "c1" },
        { kind: "cash", sum: 1 },
      ],
      by: { a: { kind: "card", id: "c1" } },
    };
    const sent = { content: { "application/json": { schema: to("Order"), example } } };
    const api = await lower(schemas, { sent, received: to("Order") }, settings);
    const ways = [{ kind: "card" }, { kind: "cash", sum: 1 }];
    expect(operationOf(api).body?.examples?.[0]?.value).toEqual({ ways, by: { a: { kind: "card" } } });
    const examplesOf = (name: string) => Object.values(api.types).find((decl) => decl.name.words.join("") === name);
    expect(examplesOf("Card")?.examples?.[0]?.value).toEqual({ kind: "card", id: "c1" });
    expect(examplesOf("Cardinput")?.examples?.[0]?.value).toEqual({ kind: "card" });
    const order = examplesOf("Orderinput");
    expect(order?.kind === "object" && order.properties[0]?.examples?.[0]?.value).toEqual([{ kind: "card" }]);
  });

  test("types that no operation uses, and those without such properties, stay as they are", async () => {
    const schemas = { Unused: object({ id: read, secret: write }), Plain: object({ text: string }) };
    const uses = { sent: to("Plain"), received: to("Plain") };
    expect(await lower(schemas, uses, settings)).toEqual(await lower(schemas, uses, {}));
  });
});

describe("resolve-aliases", () => {
  const schemas = {
    Id: { type: "string", format: "uuid" },
    UserId: to("Id"),
    Ids: { type: "array", items: to("UserId") },
    Text: { type: ["string", "null"] },
    Items: { type: "array", items: object({ a: string }) },
    User: object({ id: to("UserId"), ids: to("Ids"), text: to("Text"), items: to("Items") }),
    Tree: { type: "array", items: to("Tree") },
  };
  const uses = { sent: to("Ids"), received: to("User") };

  test("puts what aliases stand for in their places, null included", async () => {
    const api = await lower(schemas, uses, { "resolve-aliases": true });
    expect(membersOf(api)).toEqual({
      Itemsitem: ["a: primitive"],
      User: ["id: primitive", "ids: primitive[]", "text: primitive?", "items: Itemsitem[]"],
      Tree: ["Tree[]"],
    });
    expect(contentOf(operationOf(api).body?.contents[0])).toEqual({
      kind: "list",
      items: { kind: "primitive", primitive: "uuid" },
    });
    expect(Object.values(api.types).every(({ parent }) => parent === undefined)).toBe(true);
  });

  test("keeps the aliases that are excepted, with what they stand for", async () => {
    const api = await lower(schemas, uses, { "resolve-aliases": { except: ["UserId", "Items"] } });
    expect(membersOf(api)).toMatchObject({
      UserId: ["primitive"],
      Items: ["Itemsitem[]"],
      User: ["id: UserId", "ids: UserId[]", "text: primitive?", "items: Items"],
    });
    expect(sentOf(api)).toBe("UserId[]");
  });

  test("does nothing where it is false, and everything where nothing is excepted", async () => {
    const plain = await lower(schemas, uses, {});
    expect(await lower(schemas, uses, { "resolve-aliases": false })).toEqual(plain);
    const all = await lower(schemas, uses, { "resolve-aliases": true });
    expect(await lower(schemas, uses, { "resolve-aliases": {} })).toEqual(all);
  });
});
