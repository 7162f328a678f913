import {
  type AnyBackend,
  type Api,
  type Compiler,
  clientNode,
  createCollector,
  createCompiler,
  createMemorySources,
  defineBackend,
  type Frontend,
  type HttpOperation,
  loadConfig,
  makeName,
  type OperationId,
  type OriginTable,
  type Report,
  type SourceDocument,
  type TargetContext,
  usualWords,
  type Workspace,
} from "../src/index.js";

const root = { wire: "", words: [], explicit: false };

function operation(id: OperationId, method: string, path: string, origin: number): HttpOperation {
  return {
    kind: "http",
    id,
    resource: "resource:",
    name: makeName(id.slice(3)),
    method,
    path: [{ kind: "text", text: path }],
    parameters: [],
    body: null,
    responses: [],
    errors: [],
    examples: [],
    security: null,
    origin,
  };
}

/** An API of two operations, `POST /token` and `GET /pets`, and a declared bearer scheme `bearerAuth`. */
export function stubApi(origins: OriginTable, document: string): Api {
  const origin = origins.document(document);
  const anything = { kind: "json", mediaType: "application/json", type: { kind: "unknown" } } as const;
  const token: HttpOperation = {
    ...operation("op:token", "POST", "/token", origin),
    body: { required: true, contents: [anything], origin },
    responses: [{ status: { kind: "code", code: 200 }, contents: [anything], headers: [], origin }],
  };
  const pets = operation("op:pets", "GET", "/pets", origin);
  return {
    irVersion: 1,
    name: makeName("Acme"),
    auth: {
      mode: { kind: "endpoint" },
      schemes: [{ kind: "bearer", id: "bearerAuth", declared: true, token: { name: makeName("token") }, origin }],
      security: [{ schemes: [{ scheme: "bearerAuth", scopes: [] }] }],
    },
    environments: { roles: [], list: [] },
    headers: [],
    variables: [],
    requestIdHeaders: [],
    types: {},
    errors: {},
    operations: { "op:token": token, "op:pets": pets },
    resources: {
      "resource:": {
        kind: "resource",
        id: "resource:",
        name: root,
        parent: null,
        children: [],
        operations: ["op:token", "op:pets"],
        origin,
      },
    },
    root: "resource:",
    webhooks: {},
    channels: {},
    origins: origins.list,
  };
}

/** Stands for what a real frontend finds: the value of a root key `bad`, located by its pointer. */
function reportBad({ data, path }: SourceDocument, report: Report): void {
  if (typeof data !== "object" || data === null || !Object.hasOwn(data, "bad")) return;
  report({ code: "stub/bad", severity: "error", message: "bad", location: { document: path, pointer: "/bad" } });
}

const frontend: Frontend = {
  name: "stub",
  options: {},
  detect: () => true,
  lower: async (entry, { origins, report }) => {
    reportBad(entry, report);
    return stubApi(origins, entry.path);
  },
};

/** A backend that plans one text file; `package-size` is its one option. It lacks idempotency keys. */
export const stubBackend: AnyBackend = defineBackend({
  name: "stub",
  generators: ["gen-stub-sdk"],
  version: "0.1.0",
  language: { key: "stub", title: "Stub", fence: "text", aliases: [], words: usualWords },
  style: { arguments: "as-configured", events: "inline" },
  options: { "package-size": { type: "integer", description: "How large.", default: 3 } },
  lacks: new Set(["idempotency-keys"] as const),
  naming: () => ({
    casing: {
      type: "pascal",
      client: "pascal",
      resource: "camel",
      method: "camel",
      property: "camel",
      parameter: "camel",
      argument: "camel",
      "enum-member": "pascal",
      variant: "camel",
      option: "camel",
      environment: "pascal",
      "url-role": "camel",
      file: "preserve",
    },
    reserved: {},
    fixed: {},
    escape: (name) => `${name}_`,
    wireProperties: false,
    smartCasing: false,
    unicode: false,
  }),
  prepare: ({ sdk }: TargetContext<unknown>) => sdk,
  dialect: () => ({ indent: "  ", width: 80, string: JSON.stringify, comment: ({ text }) => text, imports: () => [] }),
  plan: ({ sdk }) => [{ path: "outline.txt", nodes: sdk.clients.map(({ id }) => clientNode(sdk, id)) }],
  emit: {
    client: ({ client }, file) => {
      for (const id of client.methods) file.line(id);
    },
    request: () => {},
    result: () => {},
    object: () => {},
    enum: () => {},
    union: () => {},
    alias: () => {},
    error: () => {},
    channel: () => {},
    webhooks: () => {},
    options: () => {},
    environments: () => {},
  },
  assets: () => [],
  program: () => null,
});

/** A compiler with the stubs applied. */
export function stubCompiler(): Compiler {
  const compiler = createCompiler();
  compiler.hooks.frontend.tap("stub", () => frontend);
  compiler.hooks.backend.tap("stub", (generator) => (generator === "gen-stub-sdk" ? stubBackend : undefined));
  return compiler;
}

/** A workspace in memory; the definition is an empty object, since the stub frontend does not read it. */
export function stubWorkspace(generatorsYml: string, files: { readonly [path: string]: string } = {}): Workspace {
  const diagnostics = createCollector();
  const texts = { "generators.yml": generatorsYml, "openapi.json": "{}", ...files };
  const sources = createMemorySources(texts, diagnostics.report);
  return { sources, config: loadConfig(sources, "generators.yml", diagnostics.report), diagnostics };
}
