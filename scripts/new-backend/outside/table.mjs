// Adds the driver's table to the SDKs of the conformance suite: what messages call an operation, and the names that lead to its
// method; and the types of the SDK. Add whatever else differs between SDKs, so that the driver has no names of its own.
import { callName, constructorOptions, typesTable } from "sdkwright/conformance";
import { accessPath } from "sdkwright/plugin-api/write";

export const plugin = {
  name: "__key__-table",
  api: 1,
  apply: ({ hooks }) =>
    hooks.target.tap("__key__-table", ({ hooks: target }) => {
      target.tree.tap({ name: "__key__-table", stage: -100 }, (tree, _info, context) => {
        const { api, names, sdk } = context;
        const calls = Object.values(api.operations).map((operation) => {
          return [callName(api, operation), accessPath(sdk, names, operation.id)];
        });
        const table = {
          client: names.client(api.root),
          calls: Object.fromEntries(calls),
          options: constructorOptions(context),
          ...typesTable(context),
        };
        tree.add("table.json", { content: JSON.stringify(table, null, 2), kind: "generated" });
      });
    }),
};
