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
  generators: ["outline-backend"],
  version: "1.0.0",
  language: {
    key: "outline",
    title: "Outline",
    fence: "text",
    aliases: [],
    words: {
      package: "outline",
      request: "an HTTP client",
      baseUrl: "the base URL",
      supplier: "the reader",
      environment: "name",
    },
  },
  style: { arguments: "as-configured", events: "inline" },
  options: { bullet: { type: "string", description: "What starts a line.", default: "-" } },
  lacks: new Set(["channels", "webhooks"]),
  naming: () => ({
    casing: CASING,
    reserved: {},
    fixed: {},
    escape: (name) => `${name}-`,
    wireProperties: true,
    smartCasing: true,
    unicode: true,
  }),
  prepare: (target) => target,
  dialect: () => ({
    indent: "  ",
    width: 80,
    string: (text) => JSON.stringify(text),
    comment: ({ text }) => text.map((paragraph) => `# ${oneLine(paragraph)}`),
    imports: () => [],
  }),
  plan: ({ sdk, names }) =>
    sdk.clients
      .filter(({ methods }) => methods.length > 0)
      .map((client) => ({
        path: `${client.root ? "root" : names.file(client.id)}.txt`,
        nodes: [{ kind: "client", client, resource: sdk.api.resources[client.id] }],
      })),
  emit: {
    client: ({ client }, file, { api, names, options }) => {
      for (const id of client.methods) {
        const { kind, method, summary, origin } = api.operations[id];
        file.doc(summary && { text: [summary] });
        file.trace(`${client.root ? "" : `${names.resource(client.id)}.`}${names.method(id)}`, origin);
        file.line(`${options.bullet} ${names.method(id)} (${kind} ${oneLine(method)})`);
      }
    },
    request: silent,
    result: silent,
    object: silent,
    enum: silent,
    union: silent,
    alias: silent,
    error: silent,
    channel: silent,
    webhooks: silent,
    options: silent,
    environments: silent,
  },
  assets: () => [],
  program: () => null,
};

export default {
  name: "outline",
  backends: [backend],
};
