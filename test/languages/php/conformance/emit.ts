import { argumentEntry, callName, constructorOptions, signedWebhook, typesTable } from "@sdkwright/conformance/table";
import {
  accessPath,
  type Method,
  type Plugin,
  requestsOf,
  type TargetContext,
  TREE_STAGES,
} from "@sdkwright/plugin-api";

/** What calling an operation takes, and the kind of its result. */
function entryOf(target: TargetContext, method: Method) {
  const { arguments: positional, request, result, id } = method;
  const fields = request?.fields ?? [];
  return {
    path: accessPath(target.sdk, target.names, id),
    kind: result.kind,
    positional: positional.map((field) => argumentEntry(target, method, field)),
    fields: fields.map((field) => argumentEntry(target, method, field)),
    // Properties that a body does not declare stand beside those that it does.
    merges: fields.some(({ from }) => from.kind === "property"),
  };
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
    parser: names.companion("webhookParser", signedWebhook(target).id),
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
