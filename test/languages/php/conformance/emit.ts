import {
  callName,
  constructorOptions,
  fieldLocation,
  type TypeEntry,
  typeEntry,
  typesTable,
} from "@sdkwright/conformance/table";
import {
  accessPath,
  type Field,
  type Method,
  type Plugin,
  requestsOf,
  type TargetContext,
  TREE_STAGES,
} from "@sdkwright/plugin-api";

/** An argument, and what a message calls its place and its name there. */
interface Argument {
  readonly name: string;
  readonly place: string;
  readonly wire: string;
  readonly type: TypeEntry;
}

function argumentOf(target: TargetContext, { id }: Method, field: Field): Argument {
  const [place, wire] = fieldLocation(field);
  return { name: target.names.field(id, field.from), type: typeEntry(target, field.type), place, wire };
}

/** What calling an operation takes, and the kind of its result. */
function entryOf(target: TargetContext, method: Method) {
  const { arguments: positional, request, result, id } = method;
  const fields = request?.fields ?? [];
  return {
    path: accessPath(target.sdk, target.names, id),
    kind: result.kind,
    positional: positional.map((field) => argumentOf(target, method, field)),
    fields: fields.map((field) => argumentOf(target, method, field)),
    // Properties that a body does not declare stand beside those that it does.
    merges: fields.some(({ from }) => from.kind === "property"),
  };
}

/** The method that reads deliveries of the one webhook that is signed. */
function parserOf({ api, names }: TargetContext): string {
  const [signed] = Object.values(api.webhooks).filter(({ signature }) => signature !== undefined);
  if (!signed) throw new Error("The fixture has no signed webhook");
  return names.companion("webhookParser", signed.id);
}

/** The driver's table of an SDK (docs/backends/3-conformance.md). `root` is its namespace. */
function tableOf(target: TargetContext, root: string): string {
  const { api, names, sdk } = target;
  const calls = requestsOf(api).flatMap((operation) => {
    const method = sdk.methods[operation.id];
    return method ? [[callName(api, operation), entryOf(target, method)] as const] : [];
  });
  const client = names.client(api.root);
  const table = {
    root,
    client,
    brand: client.replace(/(?<=.)Client$/, ""),
    environment: api.environments.list.length > 0 ? names.companion("environments") : null,
    webhooks: "Webhooks",
    parser: parserOf(target),
    calls: Object.fromEntries(calls),
    types: typesTable(target),
    options: Object.fromEntries(constructorOptions(target).map(({ message, name }) => [message, name])),
    environments: Object.fromEntries(
      api.environments.list.map(({ name }, index) => [name.wire, names.environment(index)]),
    ),
    resources: (api.resources[api.root]?.children ?? []).map((id) => names.resource(id)),
  };
  return `${JSON.stringify(table, null, 2)}\n`;
}

/** Adds the driver's table to PHP SDKs. */
export const plugin: Plugin = {
  name: "conformance-php",
  apply: ({ hooks }) =>
    hooks.target.tap("conformance-php", (run) => {
      run.hooks.tree.tap({ name: "conformance-php", stage: TREE_STAGES.ADD }, (tree, _info, target) => {
        const spec = String(tree.get("src/Internal/ClientSpec.php")?.content);
        const [, root = ""] = /^namespace (.+)\\Internal;$/m.exec(spec) ?? [];
        tree.add("conformance.json", { content: tableOf(target, root), kind: "generated" });
      });
    }),
};
