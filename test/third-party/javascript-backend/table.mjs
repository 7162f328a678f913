// Adds the driver's table to the SDKs of the conformance suite: what messages call an operation, and its method; and the types
// of the SDK, by which the driver shows what a program reads of results.
import { callName, typesTable } from "sdkwright/conformance";
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
        const { types, results } = typesTable(context);
        const client = names.client(api.root);
        const content = JSON.stringify({ client, calls: Object.fromEntries(calls), types, results });
        tree.add("table.json", { content, kind: "generated" });
      });
    }),
};
