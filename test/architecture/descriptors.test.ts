import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DESCRIPTOR_RECORDS, type FieldName, recordSchemas } from "@sdkwright/descriptor";
import { ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { structs } from "../../plugins/backend-go/src/descriptor-structs.js";
import { oauthSpec, spellings } from "../../plugins/backend-java/src/descriptor-spellings.js";

// Go and Java print descriptors by tables of the fields that their runtimes have. A field that a table lacks is silently
// lost, so each has a reason. Python and TypeScript print all fields: their type checkers refuse one that a runtime lacks.

const ALL: readonly string[] = recordSchemas().flatMap(([type, { fields }]) =>
  Object.keys(fields).map((field) => `${type}.${field}`),
);

/** Fields without a counterpart in a runtime, by language, with the reason. */
const UNREAD: { readonly [language: string]: { readonly [F in FieldName]?: string } } = {
  go: {
    "operation.pathParams": "Emitted methods write parameters by calls.",
    "operation.query": "Emitted methods write parameters by calls.",
    "operation.headers": "Emitted methods write parameters by calls.",
    "operation.cookies": "Emitted methods write parameters by calls.",
    "operation.required": "The compiler demands them as arguments.",
    "parameter.key": "Parameters are calls.",
    "parameter.name": "Parameters are calls.",
    "parameter.style": "Parameters are calls.",
    "parameter.explode": "Parameters are calls.",
    "parameter.allowReserved": "Parameters are calls.",
    "parameter.default": "Parameters are calls.",
    "parameter.option": "Parameters are calls.",
    "parameter.greedy": "Parameters are calls.",
    "body.key": "A body is the request itself.",
    "response.resumable": "A method that resumes calls another function of the runtime.",
    "place.keys": "A location is found by the names of JSON.",
    "connect.streaming": "A stream of messages has a type of its own.",
    "bearer.kind": "Each kind of scheme has a type of its own.",
    "basic.kind": "Each kind of scheme has a type of its own.",
    "oauth.kind": "Each kind of scheme has a type of its own.",
    "pinned.key": "A parameter is found by its location and name.",
    "signature.hash": "It is the second part of the algorithm's name.",
    "token.method": "Its descriptor is the operation.",
  },
  java: {
    "operation.required": "Builders demand them.",
    "body.kind": "Each kind of body has a class of its own.",
    "response.resumable": "A method that resumes calls another class of the runtime.",
    "response.byStatus": "It is there if types are given by status.",
    "error.class": "It is part of the status, as 4XX.",
    "place.in": "The keys of arguments say it.",
    "place.path": "A location is found by keys of arguments.",
    "connect.streaming": "A stream of messages is called by another class of the runtime.",
    "pinned.in": "The keys of arguments say it.",
    "pinned.name": "A pinned part is found by its key.",
    "bearer.kind": "Each kind of scheme has a class of its own.",
    "bearer.key": "It is given beside the scheme.",
    "basic.kind": "Each kind of scheme has a class of its own.",
    "basic.key": "It is given beside the scheme.",
    "key.key": "It is given beside the scheme.",
    "oauth.kind": "Each kind of scheme has a class of its own.",
    "oauth.key": "It is given beside the scheme.",
    "token.method": "Its descriptor is the operation.",
    "token.fields": "They are pinned in the operation.",
    "token.security": "It is that of the operation.",
    "header.literal": "Each kind of header is made by a method of its own.",
    "header.template": "Each kind of header is made by a method of its own.",
    "header.option": "Each kind of header is made by a method of its own.",
  },
};

/** The path of a field that the table of a language reads: `page.cursor` and, one record further, `place.path`. */
function pathsOf(type: string, [first = "", second]: readonly string[]): string[] {
  const holds = (DESCRIPTOR_RECORDS as Schemas)[type]?.fields[first]?.holds;
  const inner = holds?.of?.map((record) => `${record}.${second}`) ?? [];
  return [`${type}.${first}`, ...(second === undefined ? [] : inner)];
}

interface Schemas {
  readonly [type: string]: {
    readonly fields: { readonly [field: string]: { readonly holds: { readonly of?: readonly string[] } } };
  };
}

type Sources = readonly { readonly source: readonly string[] }[];

/** Fields that a language has, as it says itself. */
const KNOWN: { readonly [language: string]: () => ReadonlySet<string> } = {
  go: () => new Set([...structs].flatMap(([type, { fields }]) => sourcesOf(type, fields))),
  java: () =>
    new Set([
      ...Object.entries(spellings).flatMap(([type, { args, links }]) => sourcesOf(type, [...args, ...links])),
      ...sourcesOf("oauth", [...oauthSpec.args, ...oauthSpec.links]),
    ]),
};

const sourcesOf = (type: string, fields: Sources): string[] => fields.flatMap(({ source }) => pathsOf(type, source));

describe.each(Object.entries(KNOWN))("the runtime of %s", (language, known) => {
  test("has each field of descriptors, or a reason to do without", () => {
    const has = known();
    const unread = UNREAD[language] ?? {};
    expect(ALL.filter((field) => !has.has(field) && !(field in unread))).toEqual([]);
    expect(Object.keys(unread).filter((field) => has.has(field))).toEqual([]);
  });
});

test("the types of C#'s runtime are those of the schema (node plugins/backend-csharp/scripts/spec-types.mjs)", async () => {
  const folder = join(ROOT, "plugins/backend-csharp");
  // A script of the build, without types: its path is not a literal, so that nothing looks for them.
  const script = join(folder, "scripts/spec-types.mjs");
  const { specTypes } = (await import(script)) as { readonly specTypes: () => string };
  const recorded = readFileSync(join(folder, "runtime/src/Sdk/Internal/Spec/Descriptors.cs"), "utf8");
  const bare = (text: string): string => text.replace(/\s+/g, "");
  expect(bare(recorded)).toBe(bare(specTypes()));
});
