// Adds the driver's table to the SDKs of the conformance suite: what messages call an operation, and its method.
import { callName } from "sdkwright/conformance";
import { accessPath } from "sdkwright/plugin-api/write";

export const plugin = {
  name: "javascript-table",
  apply: ({ hooks }) =>
    hooks.target.tap("javascript-table", ({ hooks: target }) => {
      target.tree.tap({ name: "javascript-table", stage: -100 }, (tree, _info, context) => {
        const { api, names, sdk } = context;
        const calls = Object.values(api.operations).map((operation) => {
          return [callName(api, operation), accessPath(sdk, names, operation.id)];
        });
        const content = JSON.stringify({ client: names.client(api.root), calls: Object.fromEntries(calls) });
        tree.add("table.json", { content, kind: "generated" });
      });
    }),
};
