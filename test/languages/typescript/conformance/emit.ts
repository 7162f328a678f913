import { callName, constructorOptions, fieldLocation, typesTable } from "@sdkwright/conformance/table";
import {
  accessPath,
  type Field,
  type Method,
  type Plugin,
  requestsOf,
  type TargetContext,
  TREE_STAGES,
} from "@sdkwright/plugin-api";

/** Takes the value of a field from the message. */
function argumentOf(field: Field): string {
  const [place, wire] = fieldLocation(field);
  return `argument(${JSON.stringify(place)}, ${JSON.stringify(wire)})`;
}

/** The call with the message's arguments and options: `client.pets.get(given({ ... }), options)`. */
function expressionOf(target: TargetContext, { id, arguments: before, request }: Method): string {
  if (before.length > 0) throw new Error(`${id} takes arguments: the driver knows calls with a request alone`);
  const method = ["client", ...accessPath(target.sdk, target.names, id)].join(".");
  if (!request) return `${method}(options)`;
  const entries = request.fields.map(
    (field) => `${JSON.stringify(target.names.field(id, field.from))}: ${argumentOf(field)}`,
  );
  // Properties that a body does not declare stand beside those that it does.
  const merges = request.fields.some(({ from }) => from.kind === "property");
  const further = merges ? ', argument("undeclared", "")' : "";
  return `${method}(given({ ${entries.join(", ")} }${further}), options)`;
}

/** How each operation is called, by what messages call it. */
function callsOf(target: TargetContext): string[] {
  return requestsOf(target.api).flatMap((operation) => {
    const method = target.sdk.methods[operation.id];
    const name = JSON.stringify(callName(target.api, operation));
    return method ? [`  ${name}: (client, argument, options) => ${expressionOf(target, method)},`] : [];
  });
}

function environmentsOf({ api, names }: TargetContext, brand: string): string[] {
  return api.environments.list.map(({ name }, index) => {
    return `  ${JSON.stringify(name.wire)}: sdk.${brand}Environment[${JSON.stringify(names.environment(index))}],`;
  });
}

/** What messages call the kinds of errors, and their classes. */
function errorsOf(brand: string): string[] {
  const classes = {
    credentials: "MissingCredentialsError",
    config: "ConfigurationError",
    timeout: `${brand}TimeoutError`,
    connection: `${brand}ConnectionError`,
    api: "ApiError",
    oauth: "OAuthTokenError",
    decode: "DecodeError",
    stream: "StreamError",
    webhook: "WebhookVerificationError",
  };
  return Object.entries(classes).map(([kind, name]) => `  ${kind}: sdk.${name},`);
}

function resourcesOf({ api, names }: TargetContext): string {
  const children = api.resources[api.root]?.children ?? [];
  return children.map((id) => `client.${names.resource(id)}`).join(", ");
}

/** The table of types, and the constants of enums. */
function typesOf(target: TargetContext, brand: string): string {
  const table = typesTable(target);
  const enums = Object.entries(table.types).filter(([, { kind }]) => kind === "enum");
  const constants = enums.map(([name]) => `${JSON.stringify(name)}: sdk.${brand}.${name}`).join(", ");
  return `{ ...(${JSON.stringify(table)} as const), constants: { ${constants} } }`;
}

/** The driver's table of an SDK (docs/backends/3-conformance.md), as a module beside the SDK's own. */
function tableOf(target: TargetContext): string {
  const client = target.names.client(target.api.root);
  const brand = client.replace(/Client$/, "");
  const options = constructorOptions(target).map(({ message, name }) => `  ${message}: ${JSON.stringify(name)},`);
  return `import * as sdk from "./index.js";

type Client = sdk.${client};
type Options = sdk.${client}Options;
type Call = (client: Client, argument: (place: string, name: string) => any, options?: any) => unknown;

/** Stands for an argument that the message does not have: its key is left out. */
export const absent: unique symbol = Symbol("absent");

function given<T>(request: NoInfer<T>, further?: object): T {
  const entries = Object.entries(request as object).filter(([, value]) => value !== absent);
  return { ...Object.fromEntries(entries), ...further } as T;
}

export const calls: { readonly [name: string]: Call } = {
${callsOf(target).join("\n")}
};

export const options: { readonly [name: string]: keyof Options } = {
${options.join("\n")}
};

export const environments: { readonly [name: string]: NonNullable<Options["environment"]> } = {
${environmentsOf(target, brand).join("\n")}
};

export const errors = {
${errorsOf(brand).join("\n")}
};

export const types = ${typesOf(target, brand)};

export const root = sdk.${brand}Error;
export const opensSockets = ${Object.keys(target.api.channels).length > 0};
export const parseWebhook = sdk.parseWebhook;
// Where an option is required, messages may leave it out all the same.
const Constructor = sdk.${client} as new (options?: Options) => Client;
export const create = (options?: Options): Client => (options ? new Constructor(options) : new Constructor());
export const derive = (client: Client, options: any): Client => client.withOptions(options);
export const request: Call = (client, argument, options) =>
  client.request(argument("request", "method"), argument("request", "url"), options);
export const parts = (client: Client): unknown[] => [${resourcesOf(target)}];
`;
}

/** Adds the driver's table to TypeScript SDKs. */
export const plugin: Plugin = {
  name: "conformance-typescript",
  apply: ({ hooks }) =>
    hooks.target.tap("conformance-typescript", (run) => {
      const place = { name: "conformance-typescript", stage: TREE_STAGES.ADD };
      run.hooks.tree.tap(place, (tree, _info, target) => {
        tree.add("src/conformance.ts", { content: tableOf(target), kind: "generated" });
      });
    }),
};
