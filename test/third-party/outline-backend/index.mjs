// The smallest backend that works: a plain module in no package, with no import from the compiler.
// It writes an outline of the API: a text file for each resource that has operations, a line for each operation.

const silent = () => {};

/** An outline has no syntax to break but the line. */
const oneLine = (text) => text.replaceAll(/\s+/g, " ").trim();

const CASING = {
  type: "pascal",
  client: "pascal",
  resource: "kebab",
  method: "kebab",
  property: "preserve",
  parameter: "preserve",
  argument: "preserve",
  "enum-member": "preserve",
  variant: "kebab",
  option: "kebab",
  environment: "kebab",
  "url-role": "kebab",
  file: "kebab",
};

const backend = {
  name: "outline",
  language: "Outline",
  generators: ["outline-backend"],
  version: "1.0.0",
  options: { bullet: { type: "string", description: "What starts a line.", default: "-" } },
  supports: new Set(["http"]),
  naming: () => ({
    casing: CASING,
    reserved: {},
    fixed: {},
    escape: (name) => `${name}-`,
    wireProperties: true,
    smartCasing: true,
    unicode: true,
  }),
  dialect: {
    indent: "  ",
    width: 80,
    string: (text) => JSON.stringify(text),
    comment: ({ text }) => text.map((paragraph) => `# ${oneLine(paragraph)}`),
    imports: () => [],
  },
  plan: ({ api, names }) => ({
    files: Object.values(api.resources)
      .filter(({ operations }) => operations.length > 0)
      .map((resource) => ({
        path: `${resource.parent === null ? "root" : names.file(resource.id)}.txt`,
        decls: [resource],
      })),
  }),
  emit: {
    object: silent,
    enum: silent,
    union: silent,
    alias: silent,
    error: silent,
    webhook: silent,
    channel: silent,
    resource: (resource, file, { api, names, options }) => {
      for (const id of resource.operations) {
        const { kind, method, summary, origin } = api.operations[id];
        file.doc(summary && { text: [summary] });
        file.declare(names.method(id), origin);
        file.line(`${options.bullet} ${names.method(id)} (${kind} ${oneLine(method ?? "")})`);
      }
    },
  },
  scaffold: () => [],
  snippet: () => ({ imports: [], client: "", call: "" }),
  toolchain: { build: { command: "true", args: [] } },
};

export default {
  name: "outline",
  backends: [backend],
  apply() {},
};
