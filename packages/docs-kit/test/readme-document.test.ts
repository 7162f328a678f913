import { type LanguageInfo, makeName, type SampleProgram, type Snippet, usualWords } from "@sdkwright/plugin-api";
import { describe, expect, it } from "vitest";
import {
  filledLines,
  programWriter,
  type ReadmeFacts,
  type ReadmeSource,
  readmeDocument,
  referenceDocument,
  sdkDocuments,
} from "../src/index.js";
import { operation, parameter, sdkContext } from "./api.js";

const language: LanguageInfo = { key: "zig", title: "Zig", fence: "zig", aliases: [], words: usualWords };

/** A sample that says what it shows. */
function spelled(program: SampleProgram): Snippet {
  return { imports: [], client: "", call: `show(${program.kind})` };
}

/** The README of an SDK with one method. */
function readme(more: Partial<Omit<ReadmeSource, "target">> & { readonly target?: object } = {}): string {
  const context = sdkContext({ operations: [operation()] });
  const { target, ...others } = more;
  const [file] = readmeDocument({
    target: { ...context, options: {}, packageInfo: { version: "1.0.0", whitelabel: false }, ...target } as never,
    language,
    lacks: new Set(),
    packageName: "acme",
    names: {
      environment: (index) => `E${index}`,
      credential: (scheme, part) => `${scheme}_${part}`,
      variable: (wire) => `with_${wire}`,
    },
    texts: () => ({}),
    program: spelled,
    ...others,
  });
  return file?.content ?? "";
}

/** Headings of a document. */
function headings(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => heading);
}

describe("a README", () => {
  it("stands on neutral texts alone, and has a section for each sample", () => {
    expect(headings(readme())).toEqual([
      ...["acme", "Usage", "Errors", "Advanced", "Retries", "Timeouts", "Response size", "Cancellation"],
      ...[
        "Raw responses",
        "Extra headers, query parameters and properties",
        "HTTP client",
        "Middleware",
        "Logging",
        "Contributing",
      ],
    ]);
    expect(readme()).toContain("# acme\n\nThe Zig client for Test.\n\n## Usage\n\n```zig\nshow(call)\n```\n");
  });

  it("has the description, unless that only says the title again", () => {
    const { api } = sdkContext({ operations: [operation()] });
    const described = (description: string): string => readme({ target: { api: { ...api, description } } });
    expect(described("Tests things.")).toContain("for Test.\n\nTests things.\n\n## Usage");
    expect(described("Test.")).toContain("for Test.\n\n## Usage");
  });

  it.each([
    ["Tests things\nwell.\n\nMore.", "Tests things\nwell."],
    ["# Introduction\n\nTests things.\n\n## Limits\n\nTen.", "Tests things."],
    ["Introduction\n===\n\nTests things.\n- a\n- b", "Tests things."],
    ["<img src='a.png'>\n\n![](b.png)\n\nTests things. It can:\n\n* a", "Tests things."],
    ["```sh\ncurl x\n```\n\nIt can:\n\n- a\n\nTests things, e.g. `a:`.", "Tests things, e.g. `a:`."],
    ["Tests things.\n```\ncode\n```", "Tests things."],
  ])("begins with the first paragraph of %j", (description, paragraph) => {
    const { api } = sdkContext({ operations: [operation()] });
    expect(readme({ target: { api: { ...api, description } } })).toContain(`for Test.\n\n${paragraph}\n\n## Usage`);
  });

  it("begins with the introduction of the configuration in place of the description", () => {
    const { api } = sdkContext({ operations: [operation()] });
    const target = {
      api: { ...api, description: "Tests things." },
      readme: { introduction: "Hello.", disabledSections: new Set(), features: [], customSections: [] },
    };
    expect(readme({ target })).toContain("for Test.\n\nHello.\n\n## Usage");
  });

  it.each([
    ["Acme API", "the Acme API"],
    ["Acme API Documentation", "the Acme API"],
    ["Acme Web API with fixes", "the Acme Web API with fixes"],
    ["The Acme API", "The Acme API"],
    ["acme-api", "acme-api"],
    ["Petstore", "Petstore"],
  ])("calls %s %s in a sentence", (title, called) => {
    const { api } = sdkContext({ operations: [operation()] });
    const text = readme({ target: { api: { ...api, name: makeName(title) } } });
    expect(text).toContain(`The Zig client for ${called}.`);
  });

  it("names proxies and tests without a network in the words of the language, and nothing where it has none", () => {
    expect(readme({ texts: () => ({ proxies: "Pass a proxy.", testing: "Pass a fake." }) })).toContain(
      "### Proxies\n\nPass a proxy.\n\n### Testing\n\nPass a fake.\n",
    );
    expect(headings(readme())).not.toContain("Proxies");
  });

  it("tells a language whether the API declares errors", () => {
    const texts = ({ declaresErrors }: ReadmeFacts) => ({ errors: `Declared: ${declaresErrors}.` });
    const { api } = sdkContext({ operations: [operation()] });
    expect(readme({ texts })).toContain("Declared: false.");
    expect(readme({ texts, target: { api: { ...api, errors: { gone: {} } } } })).toContain("Declared: true.");
  });

  it("leaves out a section of which the language has nothing", () => {
    const program = (sample: SampleProgram): Snippet | null =>
      sample.kind === "client" || (sample.kind === "call" && sample.cancelAfter !== null) ? null : spelled(sample);
    const left = headings(readme({ program }));
    for (const heading of ["Cancellation", "HTTP client", "Middleware", "Logging"]) expect(left).not.toContain(heading);
    expect(left).toContain("Timeouts");
  });

  it("says in the words of a language what that states", () => {
    const text = readme({
      texts: ({ api }) => ({
        tagline: `Zig for ${api}.`,
        installation: "zig add acme",
        errors: "Any non-2xx response is an `error.Api`.",
        errorRows: [{ name: "`error.Api`", when: "the server answers with an error" }],
        sections: [{ title: "Allocators", text: "Pass one." }],
      }),
    });
    expect(text).toContain("# acme\n\nZig for Test.\n");
    expect(text).toContain("## Installation\n\n```sh\nzig add acme\n```\n");
    expect(text).toContain("Any non-2xx response is an `error.Api`.\n\n```zig\nshow(catch)\n```\n\n| error | when |");
    expect(text).toContain("## Allocators\n\nPass one.\n\n## Contributing");
  });

  it.each([
    [{}, "are retried\ntwice by default"],
    [{ "max-retries": 0 }, "Requests are not retried by default."],
    [{ "max-retries": 4 }, "are retried 4\ntimes by default"],
    [{ "timeout-seconds": 5 }, "Each attempt times out after 5 seconds by default."],
    [{ "timeout-seconds": 1 }, "Each attempt times out after 1 second by default."],
    [{ "timeout-seconds": 0 }, "Attempts do not time out by default."],
  ])("states the defaults of %o", (options, sentence) => {
    expect(readme({ target: { options } }).replace(/\s+/g, " ")).toContain(sentence.replace(/\s+/g, " "));
  });

  it.each([
    [
      usualWords,
      "To call an endpoint that the client does not declare, use the client's method for undeclared requests.",
    ],
    [
      { ...usualWords, request: "client.request" },
      "To call an endpoint that the client does not declare, use `client.request`.",
    ],
  ])("names the method for undeclared requests", (words, sentence) => {
    expect(readme({ language: { ...language, words } }).replace(/\s+/g, " ")).toContain(sentence);
  });

  it("shows what the configuration asks for", () => {
    const text = readme({
      variables: { owner: "me" },
      target: {
        packageInfo: { version: "1.0.0", whitelabel: true },
        readme: {
          bannerLink: "https://example.com/logo.png",
          introduction: "Hello.",
          apiReferenceLink: "https://example.com/api",
          apiName: "Acme",
          minimal: false,
          disabledSections: new Set(["contributing"]),
          features: [
            { name: "Pets", operations: ["op:one"] },
            { name: "Nothing", operations: [] },
          ],
          customSections: [
            { title: "Mine", language: "zig", content: "Install {{ packageName }} by {{owner}}, {{other}}." },
            { title: "Theirs", language: "go", content: "" },
          ],
        },
      },
    });
    expect(
      text.startsWith("![](https://example.com/logo.png)\n\n# Acme Zig SDK\n\nThe Zig client for the Acme API."),
    ).toBe(true);
    expect(text).toContain("Hello.\n\nSee the [API reference](https://example.com/api) for more information.");
    expect(text).toContain("## Pets\n\n```zig\nshow(call)\n```\n\n## Errors");
    expect(text.endsWith("## Mine\n\nInstall acme by me, {{other}}.\n")).toBe(true);
  });

  it("lists credentials with the variables that supply them", () => {
    const token = { name: makeName("token"), env: "TOKEN" };
    const auth = {
      mode: { kind: "single", scheme: "key" },
      schemes: [{ kind: "header", id: "key", key: "X-Key", value: token, declared: true, origin: 0 }],
      security: null,
    } as never;
    const text = readme({ target: sdkContext({ operations: [operation()], auth }) });
    expect(text).toContain(
      "## Authentication\n\n| option | credential | sent in | environment variable |\n|---|---|---|---|\n| `key_value` | API key | the header `X-Key` | `TOKEN` |\n\n",
    );
    expect(text).toContain("Pass a credential to a single call to override that of the client:\n\n```zig");
    expect(text).toContain("Options take precedence over environment variables.");
    const [scheme] = (auth as { readonly schemes: readonly [object] }).schemes;
    const without = { ...(auth as object), schemes: [{ ...scheme, value: { name: makeName("token") } }] } as never;
    const plain = readme({ target: sdkContext({ operations: [operation()], auth: without }) });
    expect(plain).not.toContain("environment variable");
    expect(plain).toContain(
      "| option | credential | sent in |\n|---|---|---|\n| `key_value` | API key | the header `X-Key` |\n",
    );
  });

  it("names the options of what URLs leave open, of those that it shows", () => {
    const context = sdkContext({ operations: [operation()] });
    const shownOf = (urls: string[], variables: object[]): string => {
      const sdk = {
        ...context.sdk,
        environments: { ...context.sdk.environments, list: [{ index: 0, urls }], variables },
      };
      return readme({ target: { sdk } });
    };
    const values = ["eu|1", "us"];
    const text = shownOf(
      ["https://{region}.acme.example/{tenant}", "{host}/v1"],
      [
        { name: "region", values },
        { name: "tenant" },
        { name: "host", default: "https://b.example" },
        { name: "zone" },
      ],
    );
    expect(text).toContain(
      "Options of the client set what URLs leave open:\n\n| in the URL | option | value |\n|---|---|---|\n" +
        "| `{region}` | `with_region` | `eu\\|1` or `us`; needed |\n| `{tenant}` | `with_tenant` | any text; needed |\n\n",
    );
    expect(text).not.toContain("with_host");
    expect(text).not.toContain("with_zone");
    expect(shownOf(["https://acme.example"], [])).not.toContain("leave open");
    // A backend that does not name options has none for this.
    const names = { environment: String, credential: String };
    const unnamed = { list: [{ index: 0, urls: ["https://{region}.acme.example"] }], variables: [{ name: "region" }] };
    const sdk = { ...context.sdk, environments: { ...context.sdk.environments, ...unnamed } };
    expect(readme({ target: { sdk }, names } as never)).not.toContain("leave open");
  });

  it("says which of several schemes a call needs", () => {
    const scheme = (id: string) => ({
      ...{ kind: "header", id, key: id, value: { name: makeName(id) }, declared: true, origin: 0 },
    });
    const text = (mode: object, security: unknown = null, schemes = [scheme("a"), scheme("b")]): string =>
      readme({ target: sdkContext({ operations: [operation()], auth: { mode, schemes, security } as never }) });
    const requirement = (...ids: readonly string[]) => ({
      schemes: ids.map((id) => ({ scheme: id, scopes: [] })),
    });
    const ids = { schemes: ["a", "b"] };
    expect(text({ kind: "any", ...ids })).toContain("Set one of these credentials:");
    expect(text({ kind: "all", ...ids })).toContain("Every call needs all of these credentials:");
    const endpoint = { kind: "endpoint" };
    expect(text(endpoint, [requirement("a"), requirement("b")])).toContain("Set one of these credentials:");
    expect(text(endpoint, [requirement("a", "b")])).toContain("Every call needs all of these credentials:");
    expect(text(endpoint, [requirement(), requirement("a", "b")])).toContain("Credentials are optional.");
    expect(text(endpoint, [requirement("a")])).toContain("depends on the method:");
    expect(text(endpoint)).toContain("depends on the method:");
    expect(text({ kind: "single", scheme: "a" }, null, [scheme("a")])).not.toContain("these credentials");
  });

  it("says that basic authentication sends nothing where both parts are left out", () => {
    const part = { name: makeName("x"), omit: true };
    const basic = { kind: "basic", id: "b", username: part, password: part, declared: true, origin: 0 };
    const auth = { mode: { kind: "single", scheme: "b" }, schemes: [basic], security: null } as never;
    const text = readme({ target: sdkContext({ operations: [operation()], auth }) });
    expect(text).toContain("Basic authentication without user name and password: nothing is sent.");
  });

  it("puts a section of the language's own below the usage where it belongs there", () => {
    const sections = [
      { title: "Late", text: "L." },
      { title: "Early", text: "E.", place: "usage" as const },
    ];
    const found = headings(readme({ texts: () => ({ sections }) }));
    expect(found.slice(0, 3)).toEqual(["acme", "Usage", "Early"]);
    expect(found.slice(-2)).toEqual(["Late", "Contributing"]);
  });

  it("tells a language whether any method makes a request", () => {
    const told: boolean[] = [];
    readme({
      texts({ hasRequests, samples }) {
        told.push(hasRequests, samples.usage?.kind === "call");
        return {};
      },
    });
    expect(told).toEqual([true, true]);
  });

  it("says what an SDK without methods is for, and nothing about calls", () => {
    expect(headings(readme({ target: sdkContext() }))).toEqual(["acme", "Contributing"]);
    const context = sdkContext();
    const payload = { kind: "ref", id: "Pet" };
    const pets = { id: "webhook:pets", name: makeName("petSold"), payload };
    const signature = { header: "X-Signature", algorithm: "sha256", encoding: "hex" };
    const told = (webhook: object, sdk: object = {}): string => {
      const api = { ...context.api, webhooks: { "webhook:pets": webhook } };
      return readme({ target: { api, sdk: { ...context.sdk, ...sdk }, names: { type: (id: string) => `${id}Type` } } });
    };
    expect(headings(told(pets))).toEqual(["acme", "Webhooks", "Contributing"]);
    expect(told(pets)).toContain("| `petSold` | `PetType` |");
    const verified = told({ ...pets, signature }, { webhooks: { verified: ["webhook:pets"], isTimeSigned: false } });
    expect(headings(verified)).toEqual(["acme", "Webhooks", "Verification", "Contributing"]);
    expect(verified).toContain("```zig\nshow(webhook)\n```");
  });
});

describe("a reference", () => {
  const target = sdkContext({
    operations: [operation({ parameters: [parameter("limit", "query", { description: "Most." })] })],
  });
  const spelling = {
    signature: () => "client.one(limit)",
    access: () => ".x",
    field: (_: unknown, field: { readonly from: { readonly kind: string } }) => field.from.kind,
  };

  it("has the fields and one call of each method", () => {
    const [file] = referenceDocument({ target, language, spelling, program: spelled });
    expect(file?.content).toContain("### `client.one(limit)`");
    expect(file?.content).toContain("| `parameter` | yes | Most. |\n\n```zig\nshow(call)\n```\n");
  });

  it("has no column for descriptions where the definition has none", () => {
    const plain = sdkContext({ operations: [operation({ parameters: [parameter("limit", "query")] })] });
    const [file] = referenceDocument({ target: plain, language, spelling, program: spelled });
    expect(file?.content).toContain("| parameter | required |\n|---|---|\n| `parameter` | yes |\n");
  });

  it("has no block for a call that the language cannot write", () => {
    const [file] = referenceDocument({ target, language, spelling, program: () => null });
    expect(file?.content).not.toContain("```");
  });
});

describe("all documents of an SDK", () => {
  const spelling = { signature: () => "client.one()", access: () => ".x", field: () => "field" };
  const paths = (packageInfo: object, operations = [operation()], options = {}) =>
    sdkDocuments({
      target: { ...sdkContext({ operations }), options, packageInfo: { version: "1", ...packageInfo } } as never,
      language,
      lacks: new Set(),
      packageName: "acme",
      names: { environment: String, credential: String, variable: String },
      texts: () => ({}),
      spelling,
      program: spelled,
    }).map(({ path }) => path);

  it("are the README, the reference, what agents read, and the licence where its text is known", () => {
    const forAgents = ["AGENTS.md", "SKILL.md", "llms.txt"];
    expect(paths({ license: "MIT" })).toEqual(["README.md", "reference.md", ...forAgents, "LICENSE"]);
    expect(paths({ license: "of our own" })).toEqual(["README.md", "reference.md", ...forAgents]);
    expect(paths({}, [])).toEqual(["README.md", ...forAgents]);
    expect(paths({}, undefined, { "agent-files": false })).toEqual(["README.md", "reference.md"]);
  });
});

describe("a writer of samples", () => {
  const write = programWriter<string>({
    call: ({ whole }, context) => ({ imports: [], client: context, call: String(whole) }),
    catch: null,
    batch: null,
    client: () => null,
    webhook: null,
    standalone: null,
  });

  it("calls the function of a program's kind", () => {
    const call = { kind: "call", whole: true } as SampleProgram;
    expect(write(call, "context")).toEqual({ imports: [], client: "context", call: "true" });
  });

  it("gives nothing for a kind of which the language has nothing", () => {
    expect(write({ kind: "webhook", webhook: null }, "context")).toBeNull();
    expect(write({ kind: "client", settings: [] }, "context")).toBeNull();
  });
});

describe("lines of prose", () => {
  it("are filled up to 120 columns", () => {
    const lines = filledLines(Array.from({ length: 60 }, (_, index) => `word${index}`).join(" ")).split("\n");
    expect(lines.length).toBeGreaterThan(3);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
  });

  it.each(["- b", "# b", "> b", "1. b"])("do not begin a block of Markdown: %s", (start) => {
    const text = `${"a".repeat(119)} ${start}`;
    expect(
      filledLines(text)
        .split("\n")
        .slice(1)
        .every((line) => /^[a-z]/.test(line)),
    ).toBe(true);
  });
});
