import { type Api, emptyApi, makeName, resolveNames, sdkOf, type Type } from "@sdkwright/plugin-api";
import { expect, test } from "vitest";
import { backend } from "../src/index.js";

const text: Type = { kind: "primitive", primitive: "string" };

/** The names of an API that has this. */
function namesOf(parts: object) {
  const api = { ...emptyApi({ origins: { list: [] } } as never, 0), ...parts } as Api;
  const sdk = sdkOf(api, backend.style);
  return resolveNames(sdk, backend.naming(sdk, {}, { version: "1.0.0", whitelabel: false }));
}

test("methods that send messages are told apart within their channel only", () => {
  const message = (wire: string, payload: Type) => ({ name: makeName(wire), payload, direction: "send", origin: 0 });
  const channel = (id: string, ...messages: object[]) => ({
    id,
    kind: "channel",
    name: makeName(id),
    messages,
    parameters: [],
    origin: 0,
  });
  const names = namesOf({
    channels: {
      "channel:a": channel("channel:a", message("say it", text), message("say-it", { kind: "unknown" })),
      "channel:b": channel("channel:b", message("say it", text)),
    },
  });
  expect(names.companion("sender", "channel:a", 0)).toBe("SendSayIt");
  expect(names.companion("sender", "channel:a", 1)).toBe("SendSayIt_");
  expect(names.companion("sender", "channel:b", 0)).toBe("SendSayIt");
});

test("constants of enums give way to declared types", () => {
  const enumeration = { kind: "enum", base: "string", open: false, origin: 0 };
  const value = { value: "on", name: makeName("on") };
  const names = namesOf({
    types: {
      "type:Light": { ...enumeration, id: "type:Light", name: makeName("Light", { explicit: true }), values: [value] },
      "type:LightOn": { ...enumeration, id: "type:LightOn", name: makeName("LightOn", { explicit: true }), values: [] },
    },
  });
  expect(names.type("type:LightOn")).toBe("LightOn");
  expect(names.companion("enumConstant", "type:Light", "on")).toBe("LightOn_");
});

test("a constant does not say the name of its enum twice, unless a type has the shorter name", () => {
  const enumeration = { kind: "enum", base: "string", open: false, origin: 0 };
  const named = (wire: string) => ({ id: `type:${wire}`, name: makeName(wire, { explicit: true }) });
  const values = ["version1", "VERSION_2", "v3", "versions"].map((value) => ({ value, name: makeName(value) }));
  const names = namesOf({
    types: {
      "type:Version": { ...enumeration, ...named("Version"), values },
      "type:Version2": { ...enumeration, ...named("Version2"), values: [] },
    },
  });
  expect(values.map(({ value }) => names.companion("enumConstant", "type:Version", value))).toEqual([
    "Version1",
    "VersionVersion2",
    "VersionV3",
    "VersionVersions",
  ]);
});
