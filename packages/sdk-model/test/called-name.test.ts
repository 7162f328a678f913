import { expect, it } from "vitest";
import { type CallPlan, calledName } from "../src/index.js";

it.each([
  [{ kind: "http" }, "GET /pets/{id}"],
  [{ kind: "socket", channel: "channel:chat" }, "/pets/{id}"],
  [{ kind: "json-rpc", method: "pets.get" }, "pets.get"],
  [{ kind: "connect", method: "acme.Pets/Get", streaming: false }, "acme.Pets/Get"],
])("a call by %j is known as %s", (protocol, name) => {
  expect(calledName({ protocol, verb: "GET", template: "/pets/{id}" } as unknown as CallPlan)).toBe(name);
});
