import { ROOT } from "@sdkwright/testkit";
import { type FunctionLikeDeclaration, Project, SyntaxKind } from "ts-morph";
import { describe, expect, test } from "vitest";

// Functions that print take what they print first, then the file, then the state of the run: the order of a backend's handlers.

/** Types of parameters as they are written; those of optional parameters are left out, since they can only stand last. */
const typesOf = (fn: FunctionLikeDeclaration): string[] =>
  fn.getParameters().flatMap((one) => (one.isOptional() ? [] : [one.getTypeNode()?.getText() ?? ""]));

function isOutOfOrder(types: readonly string[]): boolean {
  const file = types.indexOf("FileWriter");
  const state = types.indexOf("Context");
  return file >= 0 && state >= 0 && (file !== types.length - 2 || state !== types.length - 1);
}

describe.each([
  "plugins/backend-go/src",
  "plugins/backend-java/src",
  "plugins/backend-python/src",
  "plugins/backend-typescript/src",
  "scripts/new-backend/plugin/src",
])("functions that print in %s", (folder) => {
  test("take what they print, the file, and the state, in this order", () => {
    const project = new Project({ useInMemoryFileSystem: false, skipAddingFilesFromTsConfig: true });
    const files = project.addSourceFilesAtPaths(`${ROOT}${folder}/**/*.ts`);
    const functions = files.flatMap((file) => [
      ...file.getDescendantsOfKind(SyntaxKind.FunctionDeclaration),
      ...file.getDescendantsOfKind(SyntaxKind.ArrowFunction),
    ]);
    const printing = functions.filter((fn) => typesOf(fn).includes("FileWriter"));
    expect(printing.length).toBeGreaterThan(5);
    expect(printing.filter((fn) => isOutOfOrder(typesOf(fn))).map((fn) => fn.getText().slice(0, 120))).toEqual([]);
  });
});
