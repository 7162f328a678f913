// A backend that fails while it emits a type.

const CASING = Object.fromEntries(
  [
    ...["type", "client", "resource", "method", "property", "parameter", "argument"],
    ...["enum-member", "variant", "option", "environment", "url-role", "file"],
  ].map((kind) => [kind, "preserve"]),
);

const silent = () => {};
const NODES = [
  ...["client", "request", "result", "object", "enum", "union", "alias", "error"],
  ...["channel", "webhooks", "options", "environments", "entry"],
];

const backend = {
  name: "tiny",
  generators: ["gen-tiny"],
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
  options: {},
  lacks: new Set(),
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
  dialect: () => ({ indent: "", width: 80, string: JSON.stringify, comment: () => [], imports: () => [] }),
  plan: ({ sdk, api }) => {
    const [decl] = Object.values(api.types);
    return [{ path: "pet.txt", nodes: [{ kind: "object", decl, plan: sdk.types[decl.id] }] }];
  },
  emit: { ...Object.fromEntries(NODES.map((kind) => [kind, silent])), object: (node) => node.fields.length },
  assets: () => [],
  program: () => null,
};

export default { name: "tiny", backends: [backend] };
