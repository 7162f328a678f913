// A small backend in plain JavaScript, in a package of its own: everything that it imports is published. It writes an
// SDK that needs no build: a class for each resource, types as JSDoc, and one function that makes the calls.
import { readFileSync } from "node:fs";
import { docParagraphs, readmeDocument } from "sdkwright/backend-kit";
import { defineBackend } from "sdkwright/plugin-api";
import { allProperties, clientNode, typeNode } from "sdkwright/plugin-api/model";
import { accessPath, relativeModule } from "sdkwright/plugin-api/write";
import { templates } from "./templates.mjs";

const quoted = (text) => JSON.stringify(text);
const none = () => {};

const language = {
  key: "javascript",
  title: "JavaScript",
  fence: "js",
  aliases: ["js"],
  words: {
    package: "package",
    request: "fetch",
    baseUrl: "baseUrl",
    supplier: "the caller",
    environment: "environment",
  },
};

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

function emitObject({ decl, plan }, file, { api, names }) {
  const optional = new Set(plan.object.optional);
  const tags = allProperties(api, decl).map(({ name, type, required }) => ({
    tag: "property",
    name: required && !optional.has(name.wire) ? name.wire : `[${name.wire}]`,
    text: typeText(type, names),
  }));
  file.declare(names.type(decl.id), decl.origin);
  file.doc({
    text: docParagraphs(decl),
    tags: [{ tag: "typedef", name: names.type(decl.id), text: "object" }, ...tags],
  });
}

/** A type that is an alias of a type expression. */
const emitAlias =
  (text) =>
  ({ decl }, file, target) => {
    const name = target.names.type(decl.id);
    file.declare(name, decl.origin);
    file.doc({ text: docParagraphs(decl), tags: [{ tag: "typedef", name, text: text(decl, target.names) }] });
  };

const alternatives = (texts) => `(${texts.join(" | ")})`;

/** What the runtime needs to know of a call. */
function descriptorOf({ call }) {
  return JSON.stringify({ method: call.verb, path: call.template });
}

const fileOf = (names, id) => `src/${names.client(id)}.mjs`;

function emitClient({ resource, client }, file, { sdk, api, names }) {
  const name = names.client(client.id);
  for (const child of client.children) {
    const from = relativeModule(file.path, fileOf(names, child));
    file.line(`import { ${names.client(child)} } from ${quoted(from)};`);
  }
  file.line(`import { send } from "./runtime.mjs";`);
  file.blank();
  file.declare(name, resource.origin);
  file.doc({ text: docParagraphs(resource) });
  file.block(
    `export class ${name} {`,
    () => {
      file.line("#config;");
      file.blank();
      file.block(
        "constructor(config) {",
        () => {
          file.line("this.#config = config;");
          for (const child of client.children) {
            file.line(`this.${names.resource(child)} = new ${names.client(child)}(config);`);
          }
        },
        "}",
      );
      for (const id of client.methods) {
        file.blank();
        file.declare(names.method(id), api.operations[id].origin);
        file.doc({ text: docParagraphs(api.operations[id]) });
        file.block(
          `${names.method(id)}(args = {}, options = {}) {`,
          () => file.line(`return send(this.#config, ${descriptorOf(sdk.methods[id])}, args, options);`),
          "}",
        );
      }
    },
    "}",
  );
}

/** The root client: what its credentials and its URL come from, if nobody gives them. */
function entryPoint({ sdk, api, names }) {
  const root = names.client(api.root);
  const bearer = sdk.auth.schemes.find(({ apply }) => apply.kind === "bearer");
  const env = bearer?.credentials[0]?.env;
  const url = sdk.environments.list[0]?.urls[0] ?? "";
  return `import { ${root} as Resources } from "./${root}.mjs";

export { ApiError } from "./runtime.mjs";

export class ${root} extends Resources {
  constructor({ token = ${env === undefined ? "undefined" : `process.env[${quoted(env)}]`}, baseUrl = ${quoted(url)} } = {}) {
    super({ token, baseUrl });
  }
}
`;
}

/** Samples of calls that send nothing but what the path needs; this language writes no others. */
function program(sample, target) {
  if (sample.kind !== "call" || sample.use.kind !== "value") return null;
  const { api, names, sdk } = target;
  const root = names.client(api.root);
  const begins = sample.client !== null;
  return {
    imports: begins ? [`import { ${root} } from "./src/index.mjs";`] : [],
    client: begins ? `const client = new ${root}();` : "",
    call: `const result = await client.${accessPath(sdk, names, sample.call.method).join(".")}();`,
  };
}

/** The README of the kit, laid out by a template of this backend's own. */
function readme(target) {
  const { names, options } = target;
  return readmeDocument({
    target,
    language,
    lacks,
    packageName: options["package-name"],
    names: { environment: names.environment, credential: names.credential },
    texts: () => ({ requirements: "Node 20 or later.", errors: "Any non-2xx response throws an `ApiError`." }),
    program: (sample) => program(sample, target),
    template: templates.README,
  });
}

/** All but plain calls. */
const lacks = new Set([
  ...["json-rpc", "json-rpc-batch", "connect", "connect-stream"],
  ...["channels", "webhooks", "pagination", "sse", "jsonl", "multipart", "form", "binary", "cookies", "oauth"],
  ...["idempotency-keys", "url-roles", "url-variables", "sdk-variables", "global-headers", "tuples"],
  ...["cancellation", "middleware", "logging", "webhook-verification"],
]);

const backend = defineBackend({
  name: "javascript",
  generators: ["gen-javascript-sdk"],
  version: "1.0.0",
  language,
  style: { arguments: "as-configured", events: "inline" },
  options: { "package-name": { type: "string", description: "Name of the package.", default: "sdk" } },
  lacks,
  naming: () => ({
    casing: CASING,
    reserved: { method: new Set(["constructor"]), resource: new Set(["constructor"]) },
    fixed: {},
    escape: (name) => `${name}_`,
    wireProperties: true,
    smartCasing: true,
    unicode: true,
  }),
  prepare: (target) => target,
  dialect: () => ({
    indent: "  ",
    width: 100,
    string: quoted,
    comment({ text, tags = [] }) {
      const safe = (line) => line.replaceAll("*/", "*\\/").replaceAll(/\s+/g, " ");
      const lines = [...text.map(safe), ...tags.map(({ tag, name, text }) => `@${tag} {${safe(text)}} ${safe(name)}`)];
      return lines.length === 0 ? [] : ["/**", ...lines.map((line) => ` * ${line}`), " */"];
    },
    imports: () => [],
  }),
  plan: ({ sdk, api, names }) => [
    ...sdk.clients.map(({ id }) => ({ path: fileOf(names, id), nodes: [clientNode(sdk, id)] })),
    { path: "src/types.mjs", nodes: Object.keys(api.types).map((id) => typeNode(sdk, id)) },
  ],
  emit: {
    client: emitClient,
    object: emitObject,
    enum: emitAlias(({ values }) => alternatives(values.map(({ value }) => quoted(value)))),
    union: emitAlias(({ variants }, names) => alternatives(variants.map(({ type }) => typeText(type, names)))),
    alias: emitAlias(({ type }, names) => typeText(type, names)),
    request: none,
    result: none,
    error: none,
    channel: none,
    webhooks: none,
    options: none,
    environments: none,
  },
  assets: (target) => [
    { path: "src/index.mjs", content: entryPoint(target), kind: "scaffold" },
    {
      path: "src/runtime.mjs",
      content: readFileSync(new URL("runtime.mjs", import.meta.url), "utf8"),
      kind: "runtime",
    },
    ...readme(target),
  ],
  program,
});

export default { name: "javascript", api: 1, backends: [backend] };
