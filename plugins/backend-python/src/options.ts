import { type OptionSchema, type OptionsOf, sharedOptions } from "@sdkwright/plugin-api";

/** What a generator's `config` accepts. */
export const options = {
  ...sharedOptions,
  "package-name": {
    type: "string",
    description:
      "Name of the package that users import. Derived from the API's title by default. The name under which it is installed is that of the registry, or this one with hyphens.",
    form: { pattern: "[a-z_][a-z0-9_]*(?:\\.[a-z_][a-z0-9_]*)*", words: "a module name, such as `acme` or `acme.api`" },
    aliases: ["package_name", "packageName"],
  },
  "client-class-name": {
    type: "string",
    description: "Name of the root client's class, in PascalCase. The asynchronous client has `Async` before it.",
    form: { pattern: "[A-Z][A-Za-z0-9]*", words: "a name in PascalCase, such as `Acme`" },
    aliases: ["client_class_name"],
  },
  "http-library": {
    type: "string",
    description: "Library that sends requests: httpx, or httpx2, which continues it and has the same interface.",
    values: ["httpx", "httpx2"],
    valueTexts: { httpx: "The library httpx.", httpx2: "The library httpx2, which continues httpx." },
    default: "httpx",
  },
  "extra-fields": {
    type: "string",
    description:
      "What models do with fields that the definition does not declare: `allow` keeps them, `ignore` drops them.",
    values: ["allow", "ignore"],
    valueTexts: { allow: "Models keep undeclared fields.", ignore: "Models drop undeclared fields." },
    default: "allow",
  },
  pyproject: {
    type: "object",
    description: "Values to merge into pyproject.toml: tables are merged by key, other values replace existing ones.",
    default: {},
  },
  "extra-dependencies": {
    type: "object",
    description: "Further dependencies of the package: version specifiers by name, such as `attrs: '>=23'`.",
    default: {},
    aliases: ["extra_dependencies"],
  },
} as const satisfies OptionSchema;

export type Options = OptionsOf<typeof options>;
