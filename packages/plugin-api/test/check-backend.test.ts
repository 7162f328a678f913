import { expect, test } from "vitest";
import { stubBackend } from "../../compiler/test/stubs.js";
import { type AnyBackend, defineBackend } from "../src/index.js";

/** What `defineBackend` says of the stub with other fields. */
function problemOf(fields: object): string {
  try {
    defineBackend({ ...stubBackend, ...fields } as AnyBackend);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

const { emit, language, style } = stubBackend;
const project = {
  release: "upload",
  install: { commands: ["composer install"], into: "folder" },
  build: [],
  lint: [],
  test: ["composer test"],
  runtime: { action: "setup", input: "version", oldest: "8.2", newest: "8.5" },
};

test("a backend that is complete is defined", () => {
  expect(problemOf({})).toBe("");
  expect(problemOf({ language: { ...language, project } })).toBe("");
  expect(problemOf({ style: { ...style, constants: "enums", bodies: "extended" } })).toBe("");
});

test.each([
  [{ name: "" }, "A backend of the plugin is wrong: `name` must be a text."],
  [{ version: undefined }, "`version` must be a text"],
  [{ generators: [] }, "`generators` must be a list of the names of its generators"],
  [{ options: undefined }, "`options` must be an object; `{}` if the generator has none"],
  [{ lacks: ["oauth"] }, "`lacks` must be a Set"],
  [{ lacks: new Set(["rcp"]) }, '`lacks` has "rcp"; the features are http, '],
  [
    { style: { ...style, arguments: "always" } },
    '`style.arguments` must be "as-configured" or "path-only-too" or "path-always"',
  ],
  [{ style: { ...style, events: undefined } }, '`style.events` must be "named" or "inline"'],
  [{ style: { ...style, constants: "enum" } }, '`style.constants` must be "enums"'],
  [{ style: undefined }, "`style.arguments` must be"],
  [{ language: { ...language, title: 3 } }, "`language.title` must be a text"],
  [{ language: { ...language, words: {} } }, "`language.words.package` must be a text"],
  [
    { language: { ...language, project: { ...project, release: "push" } } },
    '`language.project.release` must be "upload" or "tag"',
  ],
  [{ language: { ...language, project: { ...project, runtime: undefined } } }, "`language.project.runtime` must be"],
  [
    { language: { ...language, project: { ...project, build: "make" } } },
    "`language.project.build` must be a list of commands",
  ],
  [{ program: undefined }, "`program` must be a function"],
  [{ naming: {} }, "`naming` must be a function"],
  [{ callers: {} }, "`callers` must be a function"],
  [{ emit: { ...emit, union: undefined } }, '`emit.union` must be a function, or `{ leftOut: "the reason" }`'],
  [{ emit: { ...emit, union: { leftOut: "" } } }, '`emit.union` must be a function, or `{ leftOut: "the reason" }`'],
  [
    { parts: { spec: { title: "", per: "type" } } },
    '`parts.spec.title` must be a text; `parts.spec.per` must be "sdk" or "client"; `parts.spec.emit` must be a function',
  ],
  [
    { emit: undefined },
    '`emit.client` must be a function, or `{ leftOut: "the reason" }`; `emit.request` must be a function, or',
  ],
])("%o is refused", (fields, problem) => {
  expect(problemOf(fields)).toContain(problem);
});

test("all that is wrong is said at once, with the name of the backend", () => {
  expect(problemOf({ prepare: undefined, plan: undefined })).toBe(
    "The backend `stub` is wrong: `prepare` must be a function; `plan` must be a function.",
  );
});
