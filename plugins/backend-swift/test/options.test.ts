import { expect, test } from "vitest";
import { options } from "../src/options.js";

const module = new RegExp(`^(?:${options["module-name"].form.pattern})$`);

test.each(["Acme", "SwiftTube", "FoundationAPI", "Console", "Com10"])("%s can be the name of a module", (name) => {
  expect(name).toMatch(module);
});

test.each(["Swift", "Foundation", "Testing", "acme", "1x", "Con", "Nul", "COM1", "Lpt9"])("%s cannot", (name) => {
  expect(name).not.toMatch(module);
});
