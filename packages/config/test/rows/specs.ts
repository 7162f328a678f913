import { ORIGIN, type Row, row, type Section } from "./row.js";

const SPEC = "api/specs/0";
const FRAME = "api: { specs: [HERE] }";
const git = { repo: "https://git.example.com/a/b", path: "api.yml" };
const place = { kind: "git", ...git };

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
