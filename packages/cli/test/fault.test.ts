import { expect, test } from "vitest";
import { printFault } from "../src/fault.js";

/** An error as Node.js gives it for a failed call of the system. */
function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: no, open '/x/generators.yml'`), { code, syscall: "open" });
}

test.each(["ENOSPC", "EROFS", "EACCES"])("%s is told in a sentence, and is no bug", (code) => {
  expect(printFault(systemError(code), {})).toBe(
    `sdkwright: A file cannot be read or written: ${code}: no, open '/x/generators.yml'.\n`,
  );
});

test("any other error is a bug", () => {
  expect(printFault(systemError("EINVAL"), {})).toContain("This is a bug in sdkwright");
  expect(printFault(new Error("ENOSPC"), {})).toContain("This is a bug in sdkwright");
});
