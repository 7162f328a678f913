import { describe, expect, it } from "vitest";
import { configCatalogue } from "../src/index.js";
import { problems } from "./problems.js";

const GENERATOR = 'name: g\n        version: "1"';
function inGenerator(lines: string): string {
  return `groups:\n  a:\n    generators:\n      - ${GENERATOR}\n        ${lines}\n`;
}
function inSpec(lines: string): string {
  return `api:\n  specs:\n    - ${lines}\n`;
}

describe("each problem", () => {
  it.each([
    // text, code, what is marked, words of the message, help
    ["groups: []", "wrong-type", "[", "Expected a mapping, found a list.", undefined],
    ["autorelease: yes", "wrong-type", "yes", 'Expected `true` or `false`, found the string "yes".', undefined],
    ["default-group:", "wrong-type", "default-group", "Expected a string, found nothing.", undefined],
    ["gorups: {}", "unknown-key", "gorups", "Unknown key `gorups`.", "Did you mean `groups`?"],
    [
      "rules: [{match: {path: /v2/*}}]",
      "unknown-key",
      "rules",
      "Unknown key `rules`.",
      "`rules` belongs in an entry of `api.specs`.",
    ],
    ["generators: []", "unknown-key", "generators", "Unknown key", "`generators` belongs in an entry of `groups`."],
    [inGenerator("environments: {}"), "unknown-key", "environments", "Unknown key", "`environments` belongs in `api`."],
    [
      "whitelabel: true",
      "wrong-type",
      "true",
      "Expected a mapping, found `true`.",
      `Write \`whitelabel: { githost: { username: acme-bot, email: bot@acme.example, token: "\${GIT_TOKEN}" } }\`.`,
    ],
    ["zzz: {}", "unknown-key", "zzz", "Allowed here: `api`, `auth-schemes`, ", undefined],
    ["api: {spec: []}", "unknown-key", "spec", "Allowed here: `specs`, `auth`", "Did you mean `specs`?"],
    ["api: 3", "wrong-type", "3", "Expected a string, a list or a mapping, found the number 3.", undefined],
    [inSpec("openapi: [a]"), "wrong-type", "[", "Expected a string or a mapping, found a list.", undefined],
    [
      inSpec("overlays: a.yml"),
      "exactly-one-key",
      "overlays",
      "Exactly one of `openapi`, `asyncapi`",
      "Add one of them.",
    ],
    [
      inSpec("openapi: a\n      asyncapi: b"),
      "exactly-one-key",
      "asyncapi",
      "found `openapi` and `asyncapi`",
      undefined,
    ],
    [inSpec("conjure: a\n      namespace: b"), "not-applicable", "namespace", "of the kind `conjure`", undefined],
    [
      inSpec("openapi: a\n      namespace: v1\n    - openapi: b\n      namespace: V1"),
      "namespace-taken",
      "V1",
      "The namespace `V1` has the words of `v1`.",
      undefined,
    ],
    [
      inSpec("openapi: a\n      namespace: a b\n    - openrpc: b\n      namespace: a::b"),
      "namespace-taken",
      "a::b",
      "has the words of `a b`",
      undefined,
    ],
    [
      inSpec("openapi: a\n      namespace: aB\n    - openapi: b\n      namespace: a-b"),
      "namespace-taken",
      "a-b",
      "has the words of `aB`",
      undefined,
    ],
    ["readme: {apiReferenceLink: not a url}", "wrong-value", "not a url", "without spaces", undefined],
    [
      "readme: {bannerLink: 'https://a.example/b c.png'}",
      "wrong-value",
      "'https://a.example/b c.png'",
      "without spaces",
      undefined,
    ],
    ["api: {headers: {X-A: {name: a b}}}", "wrong-value", "a b", "the name of a parameter", undefined],
    [
      "api: {environments: {Live: 'https://a.example/v1?q=1'}}",
      "wrong-url",
      "'https://a.example/v1?q=1'",
      "without a query",
      "Remove the query and the fragment: SDKs append the paths of operations to the URL.",
    ],
    [
      "api: {settings: {auto-generate-idempotency-key: {methods: []}}}",
      "wrong-value",
      "[",
      "a list with at least one item",
      undefined,
    ],
    [inSpec("openapi: {git: {repo: r}}"), "missing-key", "{", "Missing key `path`", undefined],
    [
      inSpec("openapi: a\n      settings: {titel-as-schema-name: true}"),
      "unknown-key",
      "titel-as-schema-name",
      "Unknown key",
      "Did you mean `title-as-schema-name`?",
    ],
    [
      inSpec("openapi: a\n      settings: {default-form-parameter-encoding: jsn}"),
      "wrong-value",
      "jsn",
      'Expected `form` or `json`, found the string "jsn".',
      "Did you mean `json`?",
    ],
    [
      inSpec("openapi: a\n      settings: {example-generation: {request: {max-depth: -1}}}"),
      "wrong-value",
      "-1",
      "Expected 0 or more, found the number -1.",
      undefined,
    ],
    [
      "api: {auth: Nope}",
      "unknown-scheme",
      "Nope",
      "`Nope` is not declared under `auth-schemes`. None is declared.",
      undefined,
    ],
    [
      "api: {auth: endpoint-securty}",
      "unknown-scheme",
      "endpoint-securty",
      "is not declared",
      "Did you mean `endpoint-security`?",
    ],
    [
      "api: {auth: {any: [Key, Kez]}}\nauth-schemes: {Key: {header: X}}",
      "unknown-scheme",
      "Kez",
      "Known: `Key`.",
      "Did you mean `Key`?",
    ],
    ["api: {auth: {any: []}}", "wrong-value", "[", "Expected a list with at least one item", undefined],
    ["aliases: {all: []}", "wrong-value", "[", "Expected a list with at least one item", undefined],
    ["api: {auth: {}}", "exactly-one-key", "{", "found none", "Add one of them."],
    [
      "auth-schemes: {A: {scheme: baerer}}",
      "wrong-value",
      "baerer",
      "Expected `basic`, `bearer` or `oauth`",
      "Did you mean `bearer`?",
    ],
    ["auth-schemes: {A: {}}", "missing-key", "{", "Missing key `scheme`", undefined],
    ["auth-schemes: {A: {scheme: oauth, type: client-credentials}}", "missing-key", "{", "`get-token`", undefined],
    [
      "auth-schemes: {A: {scheme: oauth, type: implicit, get-token: {endpoint: x}}}",
      "wrong-value",
      "implicit",
      "`client-credentials`",
      undefined,
    ],
    ["auth-schemes: {A: {header: X, prefx: a}}", "unknown-key", "prefx", "Unknown key", "Did you mean `prefix`?"],
    ["api: {headers: {X A: v}}", "wrong-value", "X A", "Expected a string that is a header name", undefined],
    ['api: {headers: {"": v}}', "wrong-value", '""', "Expected a string that is a header name", undefined],
    ['api: {headers: {X: "a\\nb"}}', "wrong-value", '"a\\nb"', "ASCII on one line", undefined],
    ["api: {headers: {X-A: a, x-a: b}}", "two-spellings", "x-a", "another spelling of `X-A`", undefined],
    [
      `api: {headers: {X: "\${acme-tenant}"}}`,
      "wrong-value",
      `"\${acme-tenant}"`,
      "placeholders of the form",
      undefined,
    ],
    [`api: {headers: {X: "a \${"}}`, "wrong-value", `"a \${"`, "placeholders of the form", undefined],
    [`api: {headers: {X: "\${}"}}`, "wrong-value", `"\${}"`, "placeholders of the form", undefined],
    ["auth-schemes: {A: {header: X K}}", "wrong-value", "X K", "Expected a string that is a header name", undefined],
    [
      inGenerator("config: {auto-generate-idempotency-key: maybe}"),
      "wrong-type",
      "maybe",
      "`true` or `false`",
      undefined,
    ],
    [
      inGenerator("config: {autoGenerateIdempotencyKey: {methods: [PSOT]}}"),
      "wrong-value",
      "PSOT",
      "`POST`",
      "Did you mean `POST`?",
    ],
    [
      inGenerator("config: {auto-generate-idempotency-key: {hdr: x}}"),
      "unknown-key",
      "hdr",
      "`header-name`",
      undefined,
    ],
    [
      "api: {auth: {any: [A, A]}}\nauth-schemes: {A: {scheme: bearer}}",
      "repeated-scheme",
      "A",
      "under `any` already",
      undefined,
    ],
    [
      "api: {headers: {X: {type: strng}}}",
      "wrong-header-type",
      "strng",
      "`strng` is not a type for headers.",
      undefined,
    ],
    ["api: {environments: {A: {docs: x}}}", "at-least-one-key", "{", "At least one of `url`", undefined],
    [
      "api: {default-environment: Prd, environments: {Prod: https://a}}",
      "unknown-environment",
      "Prd",
      "Known: `Prod`.",
      "Did you mean `Prod`?",
    ],
    [
      "api: {default-url: x, environments: {A: {urls: {y: https://a}}}}",
      "unknown-url-name",
      "x",
      "Known: `y`.",
      "Did you mean `y`?",
    ],
    [
      "api: {environments: {A: https://a, a: https://b}}",
      "two-spellings",
      "a",
      "`a` is another spelling of `A`",
      undefined,
    ],
    ["api: {environments: {A: nowhere}}", "wrong-url", "nowhere", "`nowhere` is not an absolute URL", undefined],
    [
      "api: {environments: {A: {urls: {x: 'ftp://a.example'}}}}",
      "wrong-url",
      "'ftp://a.example'",
      "of http or WebSocket",
      undefined,
    ],
    [
      `api: {environments: {A: "$\{BASE}/v1"}}`,
      "wrong-url",
      `"$\{BASE}/v1"`,
      "is not an absolute URL",
      "Name the variable under `base-url-env`; SDKs read it.",
    ],
    [
      "auth-schemes: {s: {header: X-Key, type: number}}",
      "no-effect",
      "number",
      "`type` has no effect: a credential is text.",
      undefined,
    ],
    ["auth-schemes: {s: {header: X-Key, type: blah}}", "wrong-header-type", "blah", "`blah`", undefined],
    [
      "auth-schemes: {s: {header: X-Key, env: A B}}",
      "wrong-value",
      "A B",
      "name of an environment variable",
      undefined,
    ],
    [
      "auth-schemes: {s: {scheme: basic, password: {omit: true, env: PASS}}}",
      "no-effect",
      "env",
      "`env` has no effect: `omit` leaves the credential out",
      undefined,
    ],
    [
      "api:\n  environments:\n    A: {urls: {x: https://u, y: https://u}}\n    B: {urls: {x: https://u}}",
      "missing-url",
      "B",
      "has no URL named `y`",
      undefined,
    ],
    [
      "aliases: {all: [tss]}\ngroups: {ts: {generators: []}}",
      "unknown-group",
      "tss",
      "Known: `ts`.",
      "Did you mean `ts`?",
    ],
    ["aliases: {ts: [ts]}\ngroups: {ts: {generators: []}}", "name-taken", "ts", "`ts` is a group already.", undefined],
    [
      "default-group: ts-skd\ngroups: {ts-sdk: {generators: []}}",
      "unknown-group",
      "ts-skd",
      "Known: `ts-sdk`.",
      "Did you mean `ts-sdk`?",
    ],
    ["groups: {a: {generators: [{name: g}]}}", "missing-key", "{", "Missing key `version`", undefined],
    [
      "groups: {a: {generators: [{name: g, version: 1.10}]}}",
      "wrong-type",
      "1.10",
      "Expected a string, found the number 1.1.",
      "Put the value in quotes.",
    ],
    [
      'groups: {a: {generators: [{version: "1"}]}}',
      "exactly-one-key",
      "{",
      "Exactly one of `name` and `image`",
      "Add one of them.",
    ],
    [inGenerator("image: {name: x, registry: y}"), "exactly-one-key", "image", "found `name` and `image`", undefined],
    [inGenerator("output: {location: local-file-system}"), "missing-key", "{", "Missing key `path`", undefined],
    [
      inGenerator("output: {location: local, path: x}"),
      "wrong-value",
      "local",
      "Expected `local-file-system`, `js-registry`",
      undefined,
    ],
    [inGenerator("output: {path: x}"), "missing-key", "{", "`location`", undefined],
    [
      inGenerator("output: {location: maven, coordinate: abc}"),
      "wrong-value",
      "abc",
      "Expected `groupId:artifactId`",
      undefined,
    ],
    [
      inGenerator("output: {location: npm, package-name: a, token: abc123}"),
      "literal-secret",
      "abc123",
      "`token` contains a secret",
      undefined,
    ],
    [inGenerator("githost: {mode: release}"), "exactly-one-key", "{", "`repository` and `uri`", "Add one of them."],
    [inGenerator("githost: {repository: a/b, mode: push}"), "missing-branch", "push", "needs a `branch`", undefined],
    [
      inGenerator("githost: {repository: a/b}\n        github: {repository: a/b}"),
      "two-spellings",
      "github",
      "`github` is another spelling of `githost`",
      undefined,
    ],
    [
      inGenerator("disable-examples: true"),
      "no-effect",
      "disable-examples",
      "examples are generated on demand",
      undefined,
    ],
    [
      inGenerator("api: {auth: Own, auth-schemes: {Other: {scheme: bearer}}}"),
      "unknown-scheme",
      "Own",
      "Known: `Other`.",
      undefined,
    ],
    ["readme: {defaultEndpoint: nonsense}", "wrong-value", "nonsense", "Expected `METHOD /path`", undefined],
    [
      "readme: {customSections: [{title: t, language: cobol, content: c}]}",
      "wrong-value",
      "cobol",
      "`typescript`, `python`, `go`",
      undefined,
    ],
    ["metadata: {authors: [{name: n}]}", "missing-key", "{", "`email`", undefined],
    ["whitelabel: {}", "exactly-one-key", "{", "`githost` and `github`", "Add one of them."],
    ["plugins: [1]", "wrong-type", "1", "Expected a string, found the number 1.", "Put the value in quotes."],
    ["__proto__: {x: 1}", "unknown-key", "__proto__", "Unknown key", undefined],
    ["constructor: 1", "unknown-key", "constructor", "Unknown key", undefined],
  ])("%j gives %s", (text, code, marked, message, help) => {
    const { list } = problems(text);
    expect(list.map((diagnostic) => diagnostic.code)).toEqual([`config/${code}`]);
    expect(list[0]?.marked).toBe(marked);
    expect(list[0]?.message).toContain(message);
    expect(list[0]?.help).toBe(help);
  });

  it.each([
    ["- a\n- b", "config/not-a-map"],
    ["just text", "config/not-a-map"],
    ["a: [", "source/yaml-syntax"],
    ["", "source/empty-file"],
  ])("%j as a whole gives %s", (text, code) => {
    expect(problems(text).list.map((diagnostic) => diagnostic.code)).toEqual([code]);
  });
});

describe("secrets", () => {
  it("are never repeated in a message", () => {
    const { list } = problems(
      inGenerator(
        "output: {location: npm, package-name: a, token: CANARY-1, url: [CANARY-OK]}\n        githost: {uri: git@host:u, token: [CANARY-2]}",
      ),
    );
    expect(list.length).toBe(3);
    expect(list.map((diagnostic) => `${diagnostic.message} ${diagnostic.help}`).join("\n")).not.toContain("CANARY");
  });
});

describe("the catalogue", () => {
  it("has sentences for title, cause and fix", () => {
    for (const entry of Object.values(configCatalogue.entries)) {
      expect(entry.title).toMatch(/^[A-Z].*[^.]$/);
      expect(entry.cause).toMatch(/^[A-Z].*\.$/s);
      expect(entry.fix).toMatch(/^[A-Z].*\.$/s);
    }
  });
});
