import { callName, constructorOptions, fieldLocation, signedWebhook, typesTable } from "@sdkwright/conformance/table";
import {
  accessPath,
  type Field,
  type Method,
  type Plugin,
  requestsOf,
  type TargetContext,
  TREE_STAGES,
} from "@sdkwright/plugin-api";

/** Name of an argument or a property, and what a message calls its place and its name there. */
type Argument = readonly [name: string, place: string, wire: string];

function argumentOf({ names }: TargetContext, { id }: Method, field: Field): Argument {
  return [names.field(id, field.from), ...fieldLocation(field)];
}

/** What calling an operation takes, and the kind of its result. */
function entryOf(target: TargetContext, method: Method) {
  const { arguments: positional, request, result, id } = method;
  return {
    path: accessPath(target.sdk, target.names, id),
    kind: result.kind,
    positional: positional.map((field) => argumentOf(target, method, field)),
    fields: request?.fields.map((field) => argumentOf(target, method, field)) ?? null,
    optional: request?.optional ?? false,
    // Properties that a body does not declare stand beside those that it does.
    merges: request?.fields.some(({ from }) => from.kind === "property") ?? false,
  };
}

/** The driver's table of an SDK (docs/backends/3-conformance.md). `root` is its namespace. */
function tableOf(target: TargetContext, root: string): string {
  const { api, names, sdk } = target;
  const calls = requestsOf(api).flatMap((operation) => {
    const method = sdk.methods[operation.id];
    return method ? [[callName(api, operation), entryOf(target, method)] as const] : [];
  });
  const table = {
    root,
    client: names.client(api.root),
    clientOptions: names.companion("clientOptions"),
    environment: api.environments.list.length > 0 ? names.companion("environments") : null,
    calls: Object.fromEntries(calls),
    types: typesTable(target),
    options: Object.fromEntries(constructorOptions(target).map(({ message, name }) => [message, name])),
    environments: Object.fromEntries(
      api.environments.list.map(({ name }, index) => [name.wire, names.environment(index)]),
    ),
    resources: (api.resources[api.root]?.children ?? []).map((id) => names.resource(id)),
    parser: names.companion("webhookParser", signedWebhook(target).id),
  };
  return `${JSON.stringify(table, null, 2)}\n`;
}

/** Adds the driver's table to C# SDKs. */
export const plugin: Plugin = {
  name: "conformance-csharp",
  apply: ({ hooks }) =>
    hooks.target.tap("conformance-csharp", (run) => {
      run.hooks.tree.tap({ name: "conformance-csharp", stage: TREE_STAGES.ADD }, (tree, _info, target) => {
        const [root = ""] = tree.entries().flatMap(([path]) => /^src\/([^/]+)\/ClientSpecs\.cs$/.exec(path)?.[1] ?? []);
        tree.add("conformance.json", { content: tableOf(target, root), kind: "generated" });
      });
    }),
};
