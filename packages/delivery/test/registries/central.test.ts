import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { CENTRAL, refusedByCentral } from "../../src/registries/central.js";

const coordinates = { group: "com.acme", artifact: "acme-sdk", version: "1.2.0" };
const asked: string[] = [];

const server = createServer(({ url = "", headers }, response) => {
  asked.push(url);
  const isKnown = headers.authorization === `Bearer ${Buffer.from("ann:right").toString("base64")}`;
  response.writeHead(isKnown ? 200 : 401).end('{"published":false}');
});
afterAll(() => void server.close());

test("a wrong user token of Maven Central is found by asking for the release", async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const hosts = { ...CENTRAL, publisher: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  expect(await refusedByCentral(coordinates, { hosts, credentials: "ann:right" })).toBeUndefined();
  expect(await refusedByCentral(coordinates, { hosts, credentials: "ann:wrong" })).toBe("status 401");
  expect(asked[0]).toBe("/published?namespace=com.acme&name=acme-sdk&version=1.2.0");
  // An upload that cannot be made says more than a check which had no answer.
  const nowhere = { ...CENTRAL, publisher: "http://127.0.0.1:2" };
  expect(await refusedByCentral(coordinates, { hosts: nowhere, credentials: "ann:right" })).toBeUndefined();
});
