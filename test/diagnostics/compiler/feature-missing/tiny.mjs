// A backend that emits nothing and says so.

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
  generators: ["tiny"],
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
  lacks: new Set(["http"]),
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
  plan: () => [],
  emit: Object.fromEntries(NODES.map((kind) => [kind, silent])),
  assets: () => [],
  program: () => null,
};

export default { name: "tiny", backends: [backend] };
