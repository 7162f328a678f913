import type { Json } from "@sdkwright/source";
import { ORIGIN, type Row, row, type Section } from "./row.js";

const SPEC = "api/specs/0";
const FRAME = "api: { specs: [HERE] }";
const git = { repo: "https://git.example.com/a/b", path: "api.yml" };
const place = { kind: "git", ...git };

const ANY = { path: [], method: [], tag: [], operationId: [] };

/** A key of a rule, and the extension that it stands for. */
const said = (key: string, good: Json, extension: string, also: Row["also"] = []): Row =>
  row(key, good, { as: "says/0", gives: { key, extension }, also, missing: "at-least-one-key" });

/** A key by which a rule matches, as one pattern or several. */
const matched = (key: string, good: string, as: string): Row =>
  row(key, good, {
    as,
    gives: [good],
    also: [
      [
        [good, "b"],
        [good, "b"],
      ],
    ],
    missing: "at-least-one-key",
  });

/** Keys that stand beside a definition, by what they are loaded as. */
const beside = {
  origin: row("origin", "https://acme.example/a.yml", ORIGIN),
  overlays: row("overlays", "overlay.yml"),
  overrides: row("overrides", "one.yml", {
    gives: ["one.yml"],
    also: [
      [
        ["a.yml", "b.yml"],
        ["a.yml", "b.yml"],
      ],
    ],
  }),
  namespace: row("namespace", "v1"),
  rules: row("rules", [{ match: { tag: "A" }, ignore: true }], {
    gives: [
      { at: "/api/specs/0/rules/0", match: { ...ANY, tag: ["A"] }, says: [{ key: "ignore", extension: "ignore" }] },
    ],
  }),
  settings: row("settings", { "ignore-tags": true }),
  headers: row(
    "headers",
    { "X-A": "1" },
    {
      gives: [{ at: "/api/specs/0/headers/X-A", header: "X-A", value: "1" }],
    },
  ),
};

/** The key that names a definition: a path, or, for most kinds, a place in a repository. */
function definition(kind: string, withGit: boolean): Row {
  return row(kind, "a.yml", {
    as: "source",
    gives: { kind: "path", path: "a.yml" },
    missing: "exactly-one-key",
    also: withGit ? [[{ git }, place]] : [],
  });
}

const gitRows = [
  row("repo", "file:///srv/a.git", { missing: "missing-key" }),
  row("ref", "v1.2"),
  row("path", "api/b.yml", { missing: "missing-key" }),
];

/** An object that holds nothing but a git reference, in the place of a path, and the reference itself. */
function gitSections(table: string, frame: string): Section[] {
  return [
    {
      table,
      frame,
      reads: `${SPEC}/source`,
      rows: [row("git", git, { as: ".", gives: place, missing: "missing-key" })],
    },
    {
      table: `${table}.git`,
      frame: frame.replace("HERE", "{ git: HERE }"),
      reads: `${SPEC}/source`,
      beside: git,
      rows: gitRows,
    },
  ];
}

/** Entries of `api.specs`. */
export const SPECS: readonly Section[] = [
  {
    table: "2.3, 2.4 openapi entry",
    frame: FRAME,
    reads: SPEC,
    beside: { openapi: "a.yml" },
    rows: [definition("openapi", true), ...Object.values(beside)],
  },
  {
    table: "2.4 a rule of an openapi entry",
    frame: "api: { specs: [{ openapi: a.yml, rules: [HERE] }] }",
    reads: `${SPEC}/rules/0`,
    beside: { match: { tag: "A" }, ignore: true },
    rows: [
      row("match", { tag: "A" }, { gives: { ...ANY, tag: ["A"] }, missing: "missing-key" }),
      ...[
        said("pagination", { type: "link", results: "$response" }, "pagination"),
        said("retries", { disabled: true }, "retries"),
        said("group", "admin", "sdk-group-name"),
        said("method-name", "list", "sdk-method-name"),
        said("ignore", true, "ignore"),
        said("audiences", ["public"], "audiences"),
      ].map((one) => ({ ...one, beside: { match: { tag: "A" } } })),
    ],
  },
  {
    table: "2.4 match of a rule",
    frame: "api: { specs: [{ openapi: a.yml, rules: [{ ignore: true, match: HERE }] }] }",
    reads: `${SPEC}/rules/0/match`,
    rows: [
      matched("path", "/a/*", "path"),
      matched("method", "GET", "method"),
      matched("tag", "A", "tag"),
      matched("operation-id", "a_*", "operationId"),
    ],
  },
  {
    table: "2.4 retries of a rule",
    frame: "api: { specs: [{ openapi: a.yml, rules: [{ match: { tag: A }, retries: HERE }] }] }",
    reads: `${SPEC}/rules/0`,
    rows: [
      row("disabled", true, { as: "says/0/key", gives: "retries", also: [[false, "retries"]], missing: "missing-key" }),
    ],
  },
  ...gitSections("2.4 openapi", "api: { specs: [{ openapi: HERE }] }"),
  {
    table: "2.3, 2.5 asyncapi entry",
    frame: FRAME,
    reads: SPEC,
    beside: { asyncapi: "a.yml" },
    rows: [
      definition("asyncapi", true),
      beside.origin,
      beside.overrides,
      beside.namespace,
      row("settings", { "message-naming": "v2" }),
      beside.headers,
    ],
  },
  ...gitSections("2.5 asyncapi", "api: { specs: [{ asyncapi: HERE }] }"),
  {
    table: "2.3, 2.6 proto entry",
    frame: FRAME,
    reads: SPEC,
    beside: { proto: { root: "protos" } },
    rows: [
      row(
        "proto",
        { root: "protos" },
        {
          as: "source",
          gives: { kind: "path", path: "protos" },
          missing: "exactly-one-key",
        },
      ),
      beside.overrides,
      beside.headers,
    ],
  },
  {
    table: "2.6 proto",
    frame: "api: { specs: [{ proto: HERE }] }",
    reads: SPEC,
    beside: { root: "protos" },
    rows: [
      row("root", "other", {
        as: "source",
        gives: { kind: "path", path: "other" },
        missing: "missing-key",
        also: [[{ git }, place]],
      }),
      row("target", "a/b.proto"),
      beside.overrides,
      row("local-generation", true, { also: [[false, false]] }),
    ],
  },
  ...gitSections("2.6 proto.root", "api: { specs: [{ proto: { root: HERE } }] }"),
  {
    table: "2.3, 2.7 openrpc entry",
    frame: FRAME,
    reads: SPEC,
    beside: { openrpc: "a.yml" },
    rows: [definition("openrpc", false), beside.overrides, beside.namespace, beside.headers],
  },
  {
    table: "2.3, 2.7 conjure entry",
    frame: FRAME,
    reads: SPEC,
    beside: { conjure: "a.yml" },
    rows: [definition("conjure", false), beside.headers],
  },
  {
    table: "2.3 entry in its older form",
    frame: FRAME,
    reads: SPEC,
    beside: { path: "a.yml" },
    rows: [{ ...definition("path", false), older: true }],
  },
];
