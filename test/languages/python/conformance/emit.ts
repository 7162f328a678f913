import { argumentEntry, callName, constructorOptions, typesTable } from "@sdkwright/conformance/table";
import {
  accessPath,
  type Field,
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
  const argumentOf = (field: Field) => ({ ...argumentEntry(target, method, field), required: field.required });
  return {
    path: accessPath(target.sdk, target.names, id),
    kind: result.kind === "file" && result.buffered ? "value" : result.kind,
    positional: positional.map(argumentOf),
    keywords: fields.map(argumentOf),
    // Properties that a body does not declare stand beside those that it does.
    merges: fields.some(({ from }) => from.kind === "property"),
  };
}

/** The driver's table of an SDK (docs/backends/3-conformance.md). `module` is what users import. */
function tableOf(target: TargetContext, module: string): string {
  const { api, names, sdk } = target;
  const calls = requestsOf(api).flatMap((operation) => {
    const method = sdk.methods[operation.id];
    return method ? [[callName(api, operation), entryOf(target, method)] as const] : [];
  });
  const client = names.client(api.root);
  const table = {
    module,
    client,
    brand: client.replace(/(?<=.)Client$/, ""),
    calls: Object.fromEntries(calls),
    options: Object.fromEntries(constructorOptions(target).map(({ message, name }) => [message, name])),
    environments: Object.fromEntries(
      api.environments.list.map(({ name }, index) => [name.wire, names.environment(index)]),
    ),
    types: typesTable(target),
    resources: (api.resources[api.root]?.children ?? []).map((id) => names.resource(id)),
  };
  return `${JSON.stringify(table, null, 2)}\n`;
}

/** Adds the driver's table to Python SDKs. */
export const plugin: Plugin = {
  name: "conformance-python",
  apply: ({ hooks }) =>
    hooks.target.tap("conformance-python", (run) => {
      run.hooks.tree.tap({ name: "conformance-python", stage: TREE_STAGES.ADD }, (tree, _info, target) => {
        const [root = ""] = tree.entries().flatMap(([path]) => /^src\/(.+)\/_spec\.py$/.exec(path)?.[1] ?? []);
        tree.add("conformance.json", { content: tableOf(target, root.replaceAll("/", ".")), kind: "generated" });
      });
    }),
};
