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
  const fields = [...method.arguments, ...(method.request?.fields ?? [])];
  return {
    path: accessPath(target.sdk, target.names, method.id),
    kind: method.result.kind,
    arguments: fields.map((field) => argumentEntry(target, method, field)),
    // Properties that a body does not declare stand beside those that it does.
    merges: fields.some(({ from }) => from.kind === "property"),
  };
}

/** The driver's table of an SDK (docs/backends/3-conformance.md). `root` is its module. */
function tableOf(target: TargetContext, root: string): string {
  const { api, names, sdk } = target;
  const calls = requestsOf(api).flatMap((operation) => {
    const method = sdk.methods[operation.id];
    return method ? [[callName(api, operation), entryOf(target, method)] as const] : [];
  });
  const table = {
    require: "acme",
    root,
    typesModule: "Types",
    client: "Client",
    environment: "Environment",
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

/** Adds the driver's table to Ruby SDKs. */
export const plugin: Plugin = {
  name: "conformance-ruby",
  apply: ({ hooks }) =>
    hooks.target.tap("conformance-ruby", (run) => {
      run.hooks.tree.tap({ name: "conformance-ruby", stage: TREE_STAGES.ADD }, (tree, _info, target) => {
        const main = String(tree.get("lib/acme.rb")?.content);
        const [, root = ""] = /^module (\w+)$/m.exec(main) ?? [];
        tree.add("conformance.json", { content: tableOf(target, root), kind: "generated" });
      });
    }),
};
