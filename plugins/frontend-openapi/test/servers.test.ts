import { describe, expect, test } from "vitest";
import { get, lower } from "./lower.js";

describe("servers", () => {
  const names = (list: readonly { name: { wire: string } }[]) => list.map(({ name }) => name.wire);

  test("become environments, named by extension, short description or host", async () => {
    const { api, findings } = await lower({
      servers: [
        {
          url: "https://{region}.api.example.com/v1",
          description: "Production",
          variables: { region: { default: "eu", enum: ["eu", "us"], description: "Region." } },
        },
        { url: "https://staging.example.com", "x-gen-server-name": "Test" },
        {
          url: "https://other.example.com",
          description: "A server with a description that is far too long for a name",
        },
        { url: "/relative" },
      ],
      paths: {},
    });
    expect(names(api.environments.list)).toEqual(["Production", "Test", "other.example.com"]);
    expect(api.environments.list[0]?.urls).toMatchObject([
      {
        template: "https://{region}.api.example.com/v1",
        variables: [{ name: { wire: "region" }, default: "eu", values: ["eu", "us"], description: "Region." }],
      },
    ]);
    expect(findings).toEqual(["openapi/relative-server /servers/3"]);
  });

  test("for WebSockets serve no call: they are environments only as a further URL of their host", async () => {
    const root = {
      servers: [{ url: "wss://api.example.com/live" }, { url: "https://api.example.com/v1" }],
      paths: { "/a": get({ operationId: "a" }) },
    };
    const plain = await lower(root);
    expect(plain.api.environments.list.map(({ urls }) => urls.map(({ template }) => template))).toEqual([
      ["https://api.example.com/v1"],
    ]);
    expect(plain.findings).toEqual(["openapi/socket-server /servers/0"]);
    const grouped = await lower(root, { settings: { "group-environments-by-host": true } });
    expect(grouped.api.environments.list.map(({ urls }) => urls.map(({ template }) => template))).toEqual([
      ["https://api.example.com/v1", "wss://api.example.com/live"],
    ]);
    expect(grouped.findings).toEqual([]);
  });

  test("of an operation are further roles of each environment", async () => {
    const upload = [{ url: "https://upload.example.com" }];
    const { api, operation } = await lower({
      servers: [{ url: "https://api.example.com" }, { url: "https://test.example.com" }],
      paths: {
        "/a": get({ operationId: "a" }),
        "/b": get({ operationId: "b", servers: upload }),
        "/c": { servers: upload, ...get({ operationId: "c" }) },
        "/d": get({
          operationId: "d",
          servers: [{ url: "https://api.example.com" }, { url: "https://test.example.com" }],
        }),
      },
    });
    expect(api.environments.roles.map(({ wire }) => wire)).toEqual(["default", "upload.example.com"]);
    expect(api.environments.list.map(({ urls }) => urls.map(({ template }) => template))).toEqual([
      ["https://api.example.com", "https://upload.example.com"],
      ["https://test.example.com", "https://upload.example.com"],
    ]);
    expect(["a", "b", "c", "d"].map((id) => operation(id).server)).toEqual([
      undefined,
      "upload.example.com",
      "upload.example.com",
      undefined,
    ]);
  });

  test("and their variables are made to agree", async () => {
    const { api, findings } = await lower({
      servers: [{ url: "https://{a}.example.com", variables: { b: { default: "x" } } }],
      paths: {},
    });
    expect(api.environments.list[0]?.urls[0]?.variables).toMatchObject([{ name: { wire: "a" } }]);
    expect(findings).toEqual([
      "openapi/server-variable /servers/0/variables/b",
      "openapi/server-variable /servers/0/url",
    ]);
  });

  test("and values of variables that are not text are left out", async () => {
    const variables = { a: { enum: [{}, 8080, ["x"]] } };
    const { api, findings } = await lower({ servers: [{ url: "https://{a}.example.com", variables }], paths: {} });
    expect(api.environments.list[0]?.urls[0]?.variables).toMatchObject([{ values: ["8080"] }]);
    expect(findings).toContain("openapi/server-variable /servers/0/variables/a/enum/0");
    expect(findings).toContain("openapi/server-variable /servers/0/variables/a/enum/2");
  });
});
