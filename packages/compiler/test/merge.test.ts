import { describe, expect, test } from "vitest";
import {
  type Api,
  type AuthScheme,
  checkInvariants,
  createCollector,
  createOriginTable,
  makeName,
} from "../src/index.js";
import { merge } from "../src/stages/merge.js";
import { type ApiInput, makeApi, operationId } from "./ir.js";

const A = "https://a.example";
const B = "https://b.example";

/** Merges APIs as the definitions `one`, `two`, ... would be. */
function mergeAll(inputs: readonly ApiInput[], more: { given?: boolean; byHost?: boolean; schemes?: string[] } = {}) {
  const { report, list } = createCollector();
  const origins = createOriginTable();
  const labels = ["one", "two", "three"];
  const apis = inputs.map((input, index) =>
    makeApi({ ...input, origins, document: `${labels[index]}.yml`, prefix: index === 0 ? "" : `${labels[index]}:` }),
  );
  const options = {
    labels,
    byHost: more.byHost ?? false,
    environmentsGiven: more.given ?? false,
    schemes: new Set(more.schemes),
    report,
  };
  const api = merge(apis, options);
  expect(checkInvariants(api)).toEqual([]);
  return { api, list };
}

const tableOf = ({ environments }: Api) =>
  Object.fromEntries(
    environments.list.map(({ name, urls }) => [
      name.wire,
      Object.fromEntries(urls.map(({ template }, index) => [environments.roles[index]?.wire, template])),
    ]),
  );
const serversOf = ({ operations }: Api) =>
  Object.fromEntries(Object.values(operations).map(({ id, server }) => [id.slice("op:".length), server]));
const GET = [{ at: "GET /x" }];

describe("environments", () => {
  test("of one name and one URL are one, and no operation names a URL", () => {
    const Live = { default: A };
    const { api } = mergeAll([
      { operations: GET, environments: { Live } },
      { operations: GET, environments: { Live } },
    ]);
    expect(tableOf(api)).toEqual({ Live: { default: A } });
    expect(serversOf(api)).toEqual({ "GET /x": undefined, "two:GET /x": undefined });
  });

  test("of one name and different URLs are one with both, and operations say which serves them", () => {
    const { api } = mergeAll([
      { operations: GET, environments: { Live: { default: A }, Test: { default: `${A}/test` } } },
      { operations: GET, environments: { Live: { default: B }, Test: { default: `${B}/test` } } },
    ]);
    expect(tableOf(api)).toEqual({
      Live: { default: A, two: B },
      Test: { default: `${A}/test`, two: `${B}/test` },
    });
    expect(serversOf(api)).toEqual({ "GET /x": undefined, "two:GET /x": "two" });
  });

  test("with URLs of several roles keep them, renamed where two definitions use one name", () => {
    const { api } = mergeAll([
      { operations: [{ at: "GET /f", server: "files" }], environments: { Live: { default: A, files: `${A}/f` } } },
      { operations: [{ at: "GET /f", server: "files" }], environments: { Live: { default: A, files: `${B}/f` } } },
    ]);
    expect(tableOf(api)).toEqual({ Live: { default: A, files: `${A}/f`, "files 2": `${B}/f` } });
    expect(serversOf(api)).toEqual({ "GET /f": "files", "two:GET /f": "files 2" });
  });

  test("of one host are one by host, whatever they are called and whatever their protocols", () => {
    const inputs: readonly ApiInput[] = [
      { operations: GET, environments: { Live: { default: `${A}/v1` }, Test: { default: `${B}/v1` } } },
      {
        operations: GET,
        environments: { "test socket": { default: "wss://b.example/ws" }, socket: { default: "wss://a.example/ws" } },
      },
    ];
    const { api } = mergeAll(inputs, { byHost: true });
    expect(tableOf(api)).toEqual({
      Live: { default: `${A}/v1`, two: "wss://a.example/ws" },
      Test: { default: `${B}/v1`, two: "wss://b.example/ws" },
    });
    expect(serversOf(api)).toEqual({ "GET /x": undefined, "two:GET /x": "two" });
    expect(Object.keys(tableOf(mergeAll(inputs).api))).toEqual(["Live", "Test", "socket"]);
  });

  test("of hosts that only one definition has keep their names by host", () => {
    const { api } = mergeAll(
      [
        { operations: GET, environments: { Live: { default: A } } },
        { operations: GET, environments: { Other: { default: B } } },
      ],
      { byHost: true },
    );
    expect(tableOf(api)).toEqual({ Live: { default: A, two: B } });
  });

  test("that only one definition has borrow the other's default URL", () => {
    const { api } = mergeAll([
      { operations: GET, environments: { Live: { default: A }, Test: { default: `${A}/test` } } },
      { operations: GET, environments: { Live: { default: B } } },
    ]);
    expect(tableOf(api)).toEqual({ Live: { default: A, two: B }, Test: { default: `${A}/test`, two: B } });
  });

  test("that differ in name only are one environment", () => {
    const { api } = mergeAll([
      { operations: GET, environments: { "a.example": { default: A } } },
      { operations: GET, environments: { "b.example": { default: B } } },
    ]);
    expect(tableOf(api)).toEqual({ "a.example": { default: A, two: B } });
  });

  test("of the second definition count where the first has none", () => {
    const { api } = mergeAll([{ operations: GET }, { operations: GET, environments: { Live: { default: B } } }]);
    expect(tableOf(api)).toEqual({ Live: { default: B } });
    expect(serversOf(api)).toEqual({ "GET /x": undefined, "two:GET /x": undefined });
  });

  test("of the configuration leave the names of URLs alone", () => {
    const { api } = mergeAll(
      [
        { operations: GET, environments: { Live: { default: A } } },
        { operations: GET, environments: { Live: { default: B } } },
      ],
      { given: true },
    );
    expect(serversOf(api)).toEqual({ "GET /x": undefined, "two:GET /x": undefined });
  });
});

describe("authentication", () => {
  const key = (name: string, env?: string): AuthScheme => ({
    kind: "header",
    id: "key",
    declared: true,
    key: name,
    value: { name: makeName("apiKey"), ...(env !== undefined && { env }) },
    origin: 0,
  });
  const bearer: AuthScheme = {
    kind: "bearer",
    id: "key",
    declared: true,
    token: { name: makeName("token") },
    origin: 0,
  };
  const auth = (scheme: AuthScheme, ...required: string[]): ApiInput => ({
    operations: GET,
    more: {
      auth: {
        mode: { kind: "endpoint" },
        schemes: [scheme],
        security: required.map((id) => ({ schemes: [{ scheme: id, scopes: [] }] })),
      },
    },
  });

  test("schemes of one name that differ on the wire are an error that shows both places", () => {
    const { list } = mergeAll([auth(key("X-Key")), auth(bearer)]);
    expect(list).toMatchObject([{ code: "compiler/scheme-conflict", severity: "error" }]);
    expect(list[0]?.related).toHaveLength(1);
  });

  test.each([
    ["agree on the wire", mergeAll([auth(key("X-Key", "A")), auth(key("X-Key", "B"))])],
    ["the configuration declares", mergeAll([auth(key("X-Key")), auth(bearer)], { schemes: ["key"] })],
  ])("schemes of one name that %s are one", (_, { api, list }) => {
    expect(list).toEqual([]);
    expect(api.auth.schemes).toHaveLength(1);
  });

  test("operations keep the default requirements of their own definition", () => {
    const { api } = mergeAll([auth(key("X-Key"), "key"), auth(key("X-Key"))]);
    expect(api.operations[operationId("GET /x")]?.security).toBeNull();
    expect(api.operations[operationId("two:GET /x")]?.security).toEqual([]);
  });
});
