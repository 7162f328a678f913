import type { Api } from "@sdkwright/ir-schema";
import { expect, it } from "vitest";
import { type ClientOption, isNeededOption, optionRef, sourceOfOption } from "../src/index.js";

it.each<[ClientOption, object]>([
  [
    { kind: "credential", scheme: "key", part: "value" },
    { kind: "credential", scheme: "key", part: "value" },
  ],
  [
    { kind: "header", header: "X-Tenant", type: { kind: "unknown" }, required: true },
    { kind: "header", header: "X-Tenant" },
  ],
  [
    { kind: "variable", name: "shop", type: { kind: "unknown" } },
    { kind: "variable", name: "shop" },
  ],
  [
    { kind: "url-variable", name: "region" },
    { kind: "variable", name: "region" },
  ],
])("name tables know the option %j as the API calls it", (option, ref) => {
  expect(optionRef(option)).toMatchObject(ref);
});

it.each(["environment", "base-url", "socket"] as const)("the option %s is called the same with any API", (kind) => {
  expect(optionRef({ kind })).toBeUndefined();
});

it("no client can be made without a base URL that nothing else gives, and required headers", () => {
  const header = { kind: "header", header: "X-Tenant", type: { kind: "unknown" } } as const;
  expect(isNeededOption({ kind: "base-url" })).toBe(true);
  expect(isNeededOption({ ...header, required: true })).toBe(true);
  expect(isNeededOption({ ...header, required: false })).toBe(false);
  expect(isNeededOption({ kind: "environment" })).toBe(false);
});

it("what a scheme says goes for its credentials, but for a token that replaces what it would do", () => {
  const scheme = { kind: "bearer", id: "token", declared: true };
  const api = { auth: { schemes: [scheme] } } as unknown as Api;
  const option = { kind: "credential", scheme: "token", part: "token" } as const;
  expect(sourceOfOption(api, option)).toBe(scheme);
  expect(sourceOfOption(api, { ...option, replaces: true })).toEqual({});
});
