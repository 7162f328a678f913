import { callName, constructorOptions } from "@sdkwright/conformance/table";
import { type HttpOperation, type Plugin, requestsOf, type TargetContext, TREE_STAGES } from "@sdkwright/plugin-api";

/** How a method is reached from the root client: `orders.items.list`. */
function methodPath({ api, names }: TargetContext, operation: HttpOperation): string {
  const path = [names.method(operation.id)];
  for (let resource = api.resources[operation.resource]; resource?.parent; resource = api.resources[resource.parent]) {
    path.unshift(names.resource(resource.id));
  }
  return path.join(".");
}

/** What the driver has to know of an SDK: what its messages call methods, options and environments, and their names in the SDK. */
function tableOf(target: TargetContext): string {
  const { api, names } = target;
  const environments = api.environments.list.map(({ name }, index) => [name.wire, names.environment(index)]);
  const table = {
    calls: Object.fromEntries(
      requestsOf(api).map((operation) => [callName(api, operation), methodPath(target, operation)]),
    ),
    options: Object.fromEntries(constructorOptions(target).map(({ message, name }) => [message, name])),
    environments: Object.fromEntries(environments),
  };
  return `${JSON.stringify(table, null, 2)}\n`;
}

/** Adds the driver's table to Csharp SDKs. */
export const plugin: Plugin = {
  name: "conformance-csharp",
  apply: ({ hooks }) =>
    hooks.target.tap("conformance-csharp", (run) => {
      run.hooks.tree.tap({ name: "conformance-csharp", stage: TREE_STAGES.ADD }, (tree, _info, target) => {
        tree.add("conformance.json", { content: tableOf(target), kind: "generated" });
      });
    }),
};
