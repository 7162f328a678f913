import { type Api, makeName, type ObjectDecl, type RpcOperation, type Type } from "@sdkwright/plugin-api";
import { describe, expect, test } from "vitest";
import {
  emitted,
  fileOf,
  miniApi,
  objectOf,
  operation,
  property,
  refTo,
  runOf,
  string,
  typeErrors,
} from "./support.js";

const origin = 0;
const number: Type = { kind: "primitive", primitive: "number" };

function call(name: string, more: Partial<RpcOperation> = {}): RpcOperation {
  return {
    kind: "rpc",
    protocol: "json-rpc",
    id: `op:${name}`,
    resource: "resource:pets",
    name: makeName(name, { explicit: true }),
    method: `pets.${name}`,
    params: [],
    paramStructure: "either",
    result: refTo("Pet"),
    codes: [],
    security: null,
    errors: [],
    examples: [],
    origin,
    ...more,
  };
}

function param(name: string, type: Type, required = true): RpcOperation["params"][number] {
  return { name: makeName(name), type, required, origin };
}

const pet: ObjectDecl = objectOf("Pet", [property("name", string)]);

/** An API of calls alone, whose first resource has them. */
function apiOf(calls: readonly RpcOperation[], types: readonly ObjectDecl[] = [pet]): Api {
  const api = miniApi({ types });
  const pets = api.resources["resource:pets"];
  if (!pets) throw new Error("no resource");
  return {
    ...api,
    operations: Object.fromEntries(calls.map((one) => [one.id, one])),
    resources: { ...api.resources, [pets.id]: { ...pets, operations: calls.map(({ id }) => id) } },
  };
}

const PETS = "src/api/resources/pets/Client.ts";

describe("calls by JSON-RPC", () => {
  const detail = objectOf("Detail", [property("limit", number)]);
  const choice: Type = { kind: "ref", id: "type:choice" };
  const inline: ObjectDecl = { ...objectOf("Choice", []), id: "type:choice", name: makeName("choice") };
  const files = emitted(
    apiOf(
      [
        call("list", {
          params: [param("limit", number), param("after", string, false)],
          result: { kind: "list", items: refTo("Pet") },
          codes: [
            { code: -32001, message: "Too many", data: refTo("Detail") },
            { code: -32002, message: "", data: null },
          ],
        }),
        call("add", { params: [param("pet", refTo("Pet"))], paramStructure: "by-position", result: string }),
        call("choose", { params: [param("choice", choice)], paramStructure: "by-name", result: { kind: "null" } }),
        call("seen", { params: [param("id", number)], result: null, idempotent: true }),
        call("ping", { result: string }),
      ],
      [pet, detail, inline],
    ),
  );

  test("are methods; the runtime is told how their parameters go", () => {
    const client = fileOf(files, PETS);
    expect(client).toContain(`const listOperation: OperationSpec = {
  method: "POST",
  path: "",
  response: { kind: "json" },
  rpc: { method: "pets.list", positions: ["limit", "after"], nameable: true },
};`);
    expect(client).toContain('rpc: { method: "pets.add", positions: ["pet"] },');
    expect(client).toContain('rpc: { method: "pets.choose" },');
    expect(client).toContain('rpc: { method: "pets.ping" },');
    expect(client).toContain(`const seenOperation: OperationSpec = {
  method: "POST",
  path: "",
  idempotent: true,
  rpc: { method: "pets.seen", positions: ["id"], nameable: true },
};`);
    expect(client).toContain(`   * @throws {JsonRpcError} - -32001: Too many
   * @throws {JsonRpcError} - -32002
   */
  list(request: ListPetsRequest, options?: RequestOptions): ApiPromise<Pet[]> {
    return callRpc(this.#core, listOperation, request, options);
  }`);
    expect(client).toContain(`export interface PetsClientErrors {
  list: JsonRpcError<-32001, Detail> | JsonRpcError<-32002>;
}`);
  });

  test("say where their parameters and results hold integers that are no numbers", () => {
    const int64: Type = { kind: "primitive", primitive: "int64" };
    const add = call("add", { params: [param("id", int64)], result: { kind: "list", items: int64 } });
    const exact = emitted(apiOf([add]), { int64: "string" });
    expect(
      fileOf(exact, PETS),
    ).toContain(`  response: { kind: "json", shape: { properties: { result: { values: "@int64" } } } },
  rpc: { method: "pets.add", positions: ["id"], nameable: true, shape: "AddPetRequest" },`);
    expect(fileOf(exact, "src/connection.ts")).toContain('AddPetRequest: { properties: { id: "@int64" } },');
    expect(typeErrors(exact)).toBe("");
  });

  test("are typed, as are their errors and batches", () => {
    const use = `
import { AcmeClient, type Acme } from "./src/index.js";
const client = new AcmeClient({ baseUrl: "https://a.example" });
const pets = await client.pets.list({ limit: 1 });
pets[0]?.name satisfies string | undefined;
(await client.pets.seen({ id: 1 })) satisfies void;
// @ts-expect-error a limit is needed
await client.pets.list({});
const [added, id] = await client.batch((batch) => Promise.all([batch.pets.add({ pet: { name: "Rex" } }), batch.pets.ping()]));
(added + id) satisfies string;
export function why(error: Acme.PetsClientErrors["list"]): number {
  if (error.code === -32001) return error.data.limit;
  return error.status;
}
`;
    expect(typeErrors(new Map([...files, ["use.ts", use]]))).toBe("");
  });

  test("bring a README and a reference, and no code that only others need", () => {
    expect(fileOf(files, "README.md")).toContain("const first = batch.pets.list({ limit: 1.5 });");
    expect(fileOf(files, "README.md")).not.toContain("## Connect");
    expect(fileOf(files, "reference.md")).toContain("`pets.list`");
    const paths = [...files.keys()].filter((path) => /rpc|connect\.|core\/stream/i.test(path));
    expect(paths).toEqual([
      "src/core/rpc/answer.ts",
      "src/core/rpc/batch.ts",
      "src/core/rpc/jsonRpc.ts",
      "src/core/rpc/message.ts",
      "src/errors/rpc.ts",
    ]);
    const cases = fileOf(files, "tests/wire/cases/pets.js");
    expect(cases).toContain(`body: { type: "application/json", json: '[1.5,"after"]' }`);
    expect(cases).toContain('rpc: "pets.list",');
    const plain = emitted(miniApi({ operations: [operation("list")] }));
    expect([...plain.keys()].filter((path) => /rpc|errors\/connect\./i.test(path))).toEqual([]);
    expect(fileOf(plain, "src/Client.ts")).not.toContain("batch");
  });

  test("are none of the gaps that are reported", () => {
    expect(runOf(apiOf([call("ping")])).findings).toEqual([]);
  });
});

describe("calls by Connect", () => {
  const message = (name: string, type: Type | null, more: Partial<RpcOperation> = {}): RpcOperation =>
    call(name, {
      protocol: "connect",
      method: `/pets.v1.Pets/${name}`,
      params: type ? [param("request", type)] : [],
      paramStructure: "single",
      ...more,
    });
  const files = emitted(
    apiOf([
      message("Get", refTo("Pet")),
      message("Ping", null, { result: null }),
      message("Length", string, { result: number }),
      message("Watch", refTo("Pet"), { streaming: "server" }),
    ]),
  );

  test("send a message, by its fields or as a whole, and read one or many", () => {
    const client = fileOf(files, PETS);
    expect(client).toContain(`const getOperation: OperationSpec = {
  method: "POST",
  path: "/pets.v1.Pets/Get",
  headers: [{ key: "Connect-Protocol-Version", default: "1" }],
  body: { kind: "json" },
  response: { kind: "json" },
};`);
    expect(client).toContain('body: { kind: "json", key: "body" },');
    expect(client).toContain("  ping(options?: RequestOptions): ApiPromise<void> {");
    expect(client).toContain(`  body: { kind: "envelope" },
  response: { kind: "jsonl", accept: "application/connect+json" },`);
    expect(client).toContain(`): ApiPromise<EventStream<Pet>> {
    return streamMessages(this.#core, watchOperation, request, options);`);
    expect(fileOf(files, "src/connection.ts")).toContain("features: { envelope: envelopeBody }");
    expect(fileOf(files, "src/Client.ts")).not.toContain("batch");
  });

  test("are typed, as are their errors", () => {
    const use = `
import { AcmeClient, isConnectError } from "./src/index.js";
const client = new AcmeClient({ baseUrl: "https://a.example" });
(await client.pets.get({ name: "Rex" })).name satisfies string;
(await client.pets.length({ body: "four" })) satisfies number;
for await (const pet of await client.pets.watch({ name: "Rex" })) pet.name satisfies string;
export const isGone = (error: unknown): boolean => isConnectError(error) && error.body.code === "not_found";
// @ts-expect-error no such code
export const isOdd = (error: unknown): boolean => isConnectError(error) && error.body.code === "odd";
`;
    expect(typeErrors(new Map([...files, ["use.ts", use]]))).toBe("");
  });

  test("say in the README how they fail, and test themselves where an answer is one message", () => {
    expect(fileOf(files, "README.md")).toContain("if (!isConnectError(error)) throw error;");
    const cases = fileOf(files, "tests/wire/cases/pets.js");
    expect(cases).toContain('"POST /pets.v1.Pets/Get"');
    expect(cases).toContain(`path: "/pets.v1.Pets/Ping", body: { type: "application/json", json: "{}" } }`);
    expect(cases).not.toContain("Watch");
  });
});
