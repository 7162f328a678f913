// A small backend in plain JavaScript, in a package of its own: everything that it imports is published. It writes an
// SDK that needs no build: a class for each resource, types as JSDoc, and one function that makes the calls.
import { readFileSync } from "node:fs";
import { docParagraphs, readmeFile } from "sdkwright/backend-kit";
import { allProperties, clientCredentialsOf, reachableEnvironments, requestOf } from "sdkwright/plugin-api/model";
import { relativeModule } from "sdkwright/plugin-api/write";
import { templates } from "./templates.mjs";

const quoted = (text) => JSON.stringify(text);
const none = () => {};

const CASING = {
  type: "pascal",
  client: "pascal",
  resource: "camel",
  method: "camel",
  property: "preserve",
  parameter: "preserve",
  argument: "camel",
  "enum-member": "preserve",
  variant: "camel",
  option: "camel",
  environment: "camel",
  "url-role": "camel",
  file: "kebab",
};

/** A type as JSDoc writes it. */
function typeText(type, names) {
  switch (type.kind) {
    case "primitive":
      return { boolean: "boolean", integer: "number", long: "number", double: "number" }[type.primitive] ?? "string";
    case "list":
      return `Array<${typeText(type.items, names)}>`;
    case "map":
      return `Record<string, ${typeText(type.values, names)}>`;
    case "nullable":
      return `(${typeText(type.inner, names)} | null)`;
    case "ref":
      return names.type(type.id);
    case "literal":
      return quoted(type.value);
    default:
      return "unknown";
  }
}

function emitObject(decl, file, { api, names }) {
  const tags = [...allProperties(api, decl)].map(({ name, type, required }) => ({
    tag: "property",
    name: required ? name.wire : `[${name.wire}]`,
    text: typeText(type, names),
  }));
  file.declare(names.type(decl.id), decl.origin);
  file.doc({
    text: docParagraphs(decl),
    tags: [{ tag: "typedef", name: names.type(decl.id), text: "object" }, ...tags],
  });
}

/** A type that is an alias of a type expression. */
const emitAlias = (text) => (decl, file, target) => {
  const name = target.names.type(decl.id);
  file.declare(name, decl.origin);
  file.doc({ text: docParagraphs(decl), tags: [{ tag: "typedef", name, text: text(decl, target.names) }] });
};

const alternatives = (texts) => `(${texts.join(" | ")})`;

/** What the runtime needs to know of a call. */
function descriptorOf({ method, path }) {
  const parts = path.map((part) => (part.kind === "text" ? part.text : { name: part.name }));
  return JSON.stringify({ method, path: parts });
}

const fileOf = (names, id) => `src/${names.client(id)}.mjs`;

function emitResource(resource, file, { api, names }) {
  const { id, children, operations } = resource;
  for (const child of children) {
    const from = relativeModule(file.path, fileOf(names, child));
    file.line(`import { ${names.client(child)} } from ${quoted(from)};`);
  }
  file.line(`import { send } from "./runtime.mjs";`);
  file.blank();
  file.declare(names.client(id), resource.origin);
  file.doc({ text: docParagraphs(resource) });
  file.block(
    `export class ${names.client(id)} {`,
    () => {
      file.line("#config;");
      file.blank();
      file.block(
        "constructor(config) {",
        () => {
          file.line("this.#config = config;");
          for (const child of children)
            file.line(`this.${names.resource(child)} = new ${names.client(child)}(config);`);
        },
        "}",
      );
      for (const operationId of operations) {
        const request = requestOf(api, api.operations[operationId]);
        if (request === undefined) continue;
        file.blank();
        file.declare(names.method(operationId), request.origin);
        file.doc({ text: docParagraphs(request) });
        file.block(
          `${names.method(operationId)}(args = {}, options = {}) {`,
          () => {
            file.line(`return send(this.#config, ${descriptorOf(request)}, args, options);`);
          },
          "}",
        );
      }
    },
    "}",
  );
}

/** The root client: what its credentials and its URL come from, if nobody gives them. */
function entryPoint({ api, names }) {
  const root = names.client(api.root);
  const [credential] = api.auth.schemes.flatMap((scheme) =>
    scheme.kind === "bearer" ? clientCredentialsOf(scheme) : [],
  );
  const env = credential?.credential.env;
  const [first] = reachableEnvironments(api);
  const url = first?.environment.urls[0]?.template;
  return `import { ${root} as Resources } from "./${root}.mjs";

export { ApiError } from "./runtime.mjs";

export class ${root} extends Resources {
  constructor({ token = ${env === undefined ? "undefined" : `process.env[${quoted(env)}]`}, baseUrl = ${quoted(url ?? "")} } = {}) {
    super({ token, baseUrl });
  }
}
`;
}

function readme(target) {
  const { api, names, options } = target;
  const client = `const client = new ${names.client(api.root)}();`;
  return readmeFile(
    target,
    {
      usage: client,
      environmentSample: client,
      errorSample: "error.status",
      timeoutSample: "",
      cancelSample: "",
      extraSample: "",
      httpClientSample: "",
      middlewareSample: "",
      loggingSample: "",
    },
    {
      name: "JavaScript",
      key: "javascript",
      fence: "js",
      packageWord: "package",
      packageName: options["package-name"],
      nameless: "an API",
      supplier: "the caller",
      environmentColumn: "environment",
      environment: (index) => names.environment(index),
      credential: (scheme, part) => names.credential(scheme, part),
      usage: () => client,
      template: templates.README,
      view: {},
    },
  );
}

const backend = {
  name: "javascript",
  language: "JavaScript",
  generators: ["gen-javascript-sdk"],
  version: "1.0.0",
  options: { "package-name": { type: "string", description: "Name of the package.", default: "sdk" } },
  supports: new Set(["http"]),
  naming: () => ({
    casing: CASING,
    reserved: { method: new Set(["constructor"]), resource: new Set(["constructor"]) },
    fixed: {},
    escape: (name) => `${name}_`,
    wireProperties: true,
    smartCasing: true,
    unicode: true,
  }),
  dialect: {
    indent: "  ",
    width: 100,
    string: quoted,
    comment({ text, tags = [] }) {
      const safe = (line) => line.replaceAll("*/", "*\\/").replaceAll(/\s+/g, " ");
      const lines = [...text.map(safe), ...tags.map(({ tag, name, text }) => `@${tag} {${safe(text)}} ${safe(name)}`)];
      return lines.length === 0 ? [] : ["/**", ...lines.map((line) => ` * ${line}`), " */"];
    },
    imports: () => [],
  },
  plan: ({ api, names }) => ({
    files: [
      ...Object.values(api.resources).map((decl) => ({ path: fileOf(names, decl.id), decls: [decl] })),
      { path: "src/types.mjs", decls: Object.values(api.types) },
    ],
  }),
  emit: {
    object: emitObject,
    enum: emitAlias(({ values }) => alternatives(values.map(({ value }) => quoted(value)))),
    union: emitAlias(({ variants }, names) => alternatives(variants.map(({ type }) => typeText(type, names)))),
    alias: emitAlias(({ type }, names) => typeText(type, names)),
    error: none,
    webhook: none,
    channel: none,
    resource: emitResource,
  },
  scaffold: (target) => [
    { path: "src/index.mjs", content: entryPoint(target), kind: "scaffold" },
    {
      path: "src/runtime.mjs",
      content: readFileSync(new URL("runtime.mjs", import.meta.url), "utf8"),
      kind: "runtime",
    },
    readme(target),
  ],
  snippet: ({ operation }, { api, names }) => ({
    imports: [`import { ${names.client(api.root)} } from "./src/index.mjs";`],
    client: `const client = new ${names.client(api.root)}();`,
    call: `await client.${names.method(operation.id)}();`,
  }),
  toolchain: { build: { command: "true", args: [] } },
};

export default {
  name: "javascript",
  apply({ hooks }) {
    hooks.backend.tap("javascript", (generator) => (backend.generators.includes(generator) ? backend : undefined));
  },
};
