import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { inMemoryFolder, writeFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { compileFolder, reportOf } from "./support/compile.js";

const GENERATORS = (allowed: string) => `
api:
  specs:
    - openapi: openapi.yml
allowed-references: [${allowed}]
groups:
  sdk:
    generators:
      - name: gen-typescript-sdk
        version: "*"
        output: { location: local-file-system, path: sdk }
`;

const DEFINITION = (origin: string) => `openapi: 3.1.0
info: { title: Shop, version: 1.0.0 }
servers: [{ url: https://api.example.com }]
paths:
  /orders:
    get:
      operationId: getOrder
      responses:
        "200":
          description: An order.
          content: { application/json: { schema: { $ref: "${origin}/v1/schemas.yml#/Order" } } }
        "400":
          description: Wrong.
          content: { application/json: { schema: { $ref: "../shared/errors.yml#/Problem" } } }
`;

const REMOTE: { readonly [path: string]: string } = {
  "/v1/schemas.yml": `
Order: { type: object, required: [to], properties: { to: { $ref: "parts/address.json#/$defs/Address" }, next: { $ref: "#/Order" } } }
`,
  "/v1/parts/address.json": JSON.stringify({
    $defs: {
      Address: { type: "object", properties: { zip: { $ref: "#zip" } } },
      Zip: { $anchor: "zip", type: "string" },
    },
  }),
};

test("an SDK of a definition whose schemas stand at an allowed origin and in an allowed folder", async () => {
  const server = createServer(({ url = "" }, response) => void response.end(REMOTE[url]));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const compiled = (allowed: string) =>
    inMemoryFolder(async (folder) => {
      const files = {
        "api/generators.yml": GENERATORS(allowed),
        "api/openapi.yml": DEFINITION(origin),
        "shared/errors.yml": "Problem: { type: object, properties: { why: { type: string } } }\n",
      };
      writeFolder(folder, new Map(Object.entries(files)));
      return compileFolder(join(folder, "api"));
    });
  try {
    const result = await compiled(`"${origin}", ../shared`);
    expect(reportOf(result)).not.toContain("error");
    const names = Object.values(result.api?.types ?? {}).map(({ name }) => name.wire);
    expect(names.sort()).toEqual(["Address", "Order", "Problem", "Zip"]);
    const order = result.targets[0]?.emitted.tree.get("src/api/types/Order.ts")?.content;
    expect(order).toContain("to: Address;\n  next?: Order;");
    const refused = await compiled("");
    expect(refused.diagnostics.filter(({ severity }) => severity === "error").map(({ code }) => code)).toEqual([
      "source/network-reference",
      "source/outside-workspace",
    ]);
  } finally {
    server.close();
  }
});
