import { expect, test } from "vitest";
import {
  applyRules,
  type Diagnostic,
  defineCatalogue,
  endingText,
  entry,
  levelText,
  successorOf,
} from "../src/index.js";

const catalogue = defineCatalogue("test", {
  odd: entry({
    severity: "warning",
    title: "Odd",
    cause: "Chance.",
    fix: "Wait.",
    otherwise: { severity: "note", condition: "it is harmless" },
    message: () => "Odd.",
  }),
});

test("a case that meets the condition of the other level has it", () => {
  expect(catalogue.create("odd", {}).severity).toBe("warning");
  expect(catalogue.create("odd", {}, { isOtherwise: true }).severity).toBe("note");
  expect(levelText(catalogue.entries.odd)).toBe("warning; note if it is harmless");
});

const found = (code: string, languages: readonly string[]): Diagnostic => {
  const endings = Object.fromEntries(languages.map((language) => [language, "x"]));
  return { code, severity: "note", message: `Use ${endingText(endings)}.`, endings };
};
const isSuppressed = (diagnostic: Diagnostic, code: string): boolean =>
  applyRules([diagnostic], [{ code, level: "off", reason: "We know." }]).suppressed.length === 1;

test("an entry with the code of an earlier release still counts", () => {
  const several = found("sdk/body-alternative", ["Go", "TypeScript"]);
  expect(isSuppressed(several, "sdk/body-alternative")).toBe(true);
  expect(isSuppressed(several, "go/body-alternative")).toBe(true);
  expect(isSuppressed(several, "typescript/body-alternative")).toBe(true);
  expect(isSuppressed(several, "java/body-alternative")).toBe(false);
  expect(isSuppressed(found("naming/renamed", ["Go"]), "go/renamed")).toBe(false);
  const lost: Diagnostic = { code: "json-schema/ref-not-found", severity: "warning", message: "Lost." };
  expect(isSuppressed(lost, "json-schema/schema-not-found")).toBe(true);
  expect(successorOf("json-schema/schema-not-found")).toBe("json-schema/ref-not-found");
});
