import { expect, test } from "vitest";
import { namingProfile } from "../src/names.js";

test("a union's variant for strings is Text, since its method String prints it", () => {
  expect(namingProfile.escape("String", "variant")).toBe("Text");
  expect(namingProfile.escape("String", "property")).toBe("String_");
});
