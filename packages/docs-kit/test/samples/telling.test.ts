import { listOf, nullable, primitive, ref, type Type, type TypeDecl } from "@sdkwright/plugin-api";
import { describe, expect, it } from "vitest";
import { tellingProperty } from "../../src/samples/telling.js";
import { object, property, sdkContext, text } from "../api.js";

/** The property that samples print of an object with these properties. */
function shown(properties: Parameters<typeof object>[1], more: readonly TypeDecl[] = []): unknown {
  const decl = object("Thing", properties);
  const { sdk } = sdkContext({ types: [decl, ...more] });
  const found = tellingProperty(sdk, ref(decl.id));
  return found && [found.wire, found.present];
}

const flag = primitive("boolean");
const maybe = (wire: string, type: Type = text) => property(wire, type, { required: false });

describe("what a sample prints of an object", () => {
  it.each([
    ["its id, wherever it is declared", [property("name", text), property("id", text)], ["id", true]],
    ["its name where it has no id", [property("created", text), property("name", text)], ["name", true]],
    [
      "a list that it holds, before what only describes it",
      [property("url", text), property("data", listOf(text))],
      ["data", true],
    ],
    ["a status where nothing else says more", [property("ok", flag), property("status", text)], ["status", true]],
    ["a property that can be missing, and says so", [maybe("id")], ["id", false]],
  ])("is %s", (_, properties, expected) => {
    expect(shown(properties)).toEqual(expected);
  });

  it.each([
    ["no property says enough", [property("ok", flag), property("created", text)]],
    ["it holds two lists", [property("a", listOf(text)), property("b", listOf(text))]],
    ["its list can be missing", [maybe("data", listOf(text))]],
    ["its id is only sent", [property("id", text, { access: "write" })]],
    ["its id can be null", [property("id", nullable(text))]],
  ])("is all of it where %s", (_, properties) => {
    expect(shown(properties)).toBeNull();
  });

  it("is all of a value that is no object", () => {
    const { sdk } = sdkContext();
    expect(tellingProperty(sdk, text)).toBeNull();
  });
});
