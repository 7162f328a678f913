import { expect, test } from "vitest";
import { byImportance, bySeverity, type Diagnostic, type Severity } from "../src/index.js";

const finding = (severity: Severity, code: string, message: string): Diagnostic => ({ severity, code, message });
const messages = (findings: readonly Diagnostic[]): string => findings.map(({ message }) => message).join(" ");

const FOUND = [
  finding("note", "a/n", "n1"),
  finding("warning", "a/w", "w1"),
  finding("warning", "a/w", "w2"),
  finding("error", "a/e", "e1"),
  finding("warning", "a/v", "v1"),
];

test("errors come before warnings, and these before notes", () => {
  expect(messages(bySeverity(FOUND))).toBe("e1 w1 w2 v1 n1");
});

test("of a level, the first of every code comes before the second of any", () => {
  expect(messages(byImportance(FOUND))).toBe("e1 w1 v1 w2 n1");
});
