import { aroundGenerator, GENERATOR, type Row, row, type Section } from "./row.js";

/** Rows of settings: the configuration keeps their names as they are. */
function kept(rows: readonly Row[]): Row[] {
  return rows.map((one) => ({ as: one.key, ...one }));
}

const NO_EFFECT = { older: true, warns: ["config/no-effect"] };

const ofBothKinds: readonly Row[] = [
  row("title-as-schema-name", true),
  row("respect-nullable-schemas", false),
  row("idiomatic-request-names", false),
  row("wrap-references-to-nullable-in-optional", true),
  row("coerce-optional-schemas-to-nullable", true),
  row("group-environments-by-host", true),
  row("use-title", true, { as: "title-as-schema-name", older: true }),
];

const ofOpenapi: readonly Row[] = [
  row("infer-pagination", false),
  row("inline-path-parameters", false),
  row("inline-all-of-schemas", true),
  row("prefer-undiscriminated-unions-with-literals", true),
  row("only-include-referenced-schemas", true),
  row("object-query-parameters", false),
  row("respect-readonly-schemas", true),
  row("respect-forward-compatible-enums", true),
  row("use-bytes-for-binary-response", true),
  row("default-form-parameter-encoding", "form", { words: ["form", "json"], also: [["json", "json"]] }),
  row("additional-properties-defaults-to", true),
  row("type-dates-as-strings", true),
  row("preserve-single-schema-oneof", true),
  row("filter", { endpoints: ["GET /a"] }),
  row("example-generation", { request: { "max-depth": 1 }, response: { "max-depth": 2 } }),
  row("coerce-enums-to-literals", true),
  row("ignore-tags", true),
  row("group-by", "path", { words: ["tag-or-path", "tag", "path"], also: [["tag", "tag"]] }),
  row("method-names", "operation-id", { words: ["short", "operation-id"], also: [["short", "short"]] }),
  row("resolve-aliases", true, { also: [[{ except: ["Id"] }, { except: ["Id"] }]] }),
  row("path-parameter-order", "url-order", { ...NO_EFFECT, words: ["spec-order", "url-order"] }),
  row("optional-additional-properties", true, NO_EFFECT),
  row("unions", "v1", NO_EFFECT),
];

const ofAsyncapi: readonly Row[] = [
  row("message-naming", "v2", { words: ["v1", "v2"], also: [["v1", "v1"]] }),
  row("group-channels-by-address", false),
  row("perspective", "client", { words: ["server", "client"], also: [["server", "server"]] }),
];

const idempotency = row("auto-generate-idempotency-key", true, {
  also: [
    [false, false],
    [{ "header-name": "X-Key" }, { "header-name": "X-Key" }],
  ],
});

/** The places of settings for definitions of every kind. */
const everywhere: readonly Section[] = [
  { table: "2.2 api.settings", frame: "api: { specs: [{ openapi: a.yml }], settings: HERE }", reads: "api/settings" },
  {
    table: "2.4 settings of an SDK",
    frame: aroundGenerator("api").replace("HERE", "{ settings: HERE }"),
    reads: `${GENERATOR}/settings`,
  },
].map((section) => ({ ...section, rows: kept([...ofBothKinds, ...ofOpenapi, ...ofAsyncapi, idempotency]) }));

const SPEC = "api/specs/0/settings";
const frame = (settings: string) => `api: { specs: [{ openapi: a.yml, settings: ${settings} }] }`;

/** Settings of definitions, in each place that has them. */
export const SETTINGS: readonly Section[] = [
  ...everywhere,
  {
    table: "2.4 settings of an OpenAPI definition",
    frame: frame("HERE"),
    reads: SPEC,
    rows: kept([...ofBothKinds, ...ofOpenapi]),
  },
  {
    table: "2.5 settings of an AsyncAPI definition",
    frame: "api: { specs: [{ asyncapi: a.yml, settings: HERE }] }",
    reads: SPEC,
    rows: kept([...ofAsyncapi, ...ofBothKinds]),
  },
  {
    table: "2.4 filter",
    frame: frame("{ filter: HERE }"),
    reads: `${SPEC}/filter`,
    rows: [row("endpoints", ["GET /a/{id}", "v1::POST /b"])],
  },
  {
    table: "2.4 example-generation",
    frame: frame("{ example-generation: HERE }"),
    reads: `${SPEC}/example-generation`,
    rows: [row("request", { "max-depth": 0 }), row("response", { "max-depth": 3 })],
  },
  ...["request", "response"].map((side) => ({
    table: `2.4 example-generation.${side}`,
    frame: frame(`{ example-generation: { ${side}: HERE } }`),
    reads: `${SPEC}/example-generation/${side}`,
    rows: [row("max-depth", 2, { as: "max-depth", also: [[0, 0]] })],
  })),
  {
    table: "2.4 resolve-aliases",
    frame: frame("{ resolve-aliases: HERE }"),
    reads: `${SPEC}/resolve-aliases`,
    rows: [row("except", ["Id"])],
  },
];
