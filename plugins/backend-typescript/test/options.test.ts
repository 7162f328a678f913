import { expect, test } from "vitest";
import { hasDates, type Options, options } from "../src/options.js";

function takes(name: "package-name" | "client-class-name" | "namespace-export", value: string): boolean {
  return new RegExp(`^(?:${options[name].form.pattern})$`, "u").test(value);
}

test.each(["acme", "@acme/sdk", "acme.js-sdk_2", "a".repeat(214)])("%s is a name of a package", (name) => {
  expect(takes("package-name", name)).toBe(true);
});

test.each(["", "Not Valid Name!!", "Acme", ".acme", "@acme", "@acme/sdk/x", "a".repeat(215)])(
  "%s is no name of a package",
  (name) => expect(takes("package-name", name)).toBe(false),
);

test("names of classes and namespaces are in PascalCase", () => {
  for (const option of ["client-class-name", "namespace-export"] as const) {
    expect(takes(option, "AcmeV2")).toBe(true);
    for (const name of ["My Client", "foo-bar", "acme", "2Acme", "Acme;"]) expect(takes(option, name)).toBe(false);
  }
});

test("times are dates where an option says so; no-serde-layer is another spelling", () => {
  const chosen = (given: object): boolean => hasDates({ "no-serde-layer": true, ...given } as Options);
  expect(chosen({})).toBe(false);
  expect(chosen({ dates: "Date" })).toBe(true);
  expect(chosen({ "no-serde-layer": false })).toBe(true);
  expect(chosen({ dates: "string", "no-serde-layer": false })).toBe(false);
});
