// A plugin that only taps hooks: it hides operations that are deprecated, and signs every file.

const visible =
  (api) =>
  ({ operations }) =>
    operations.filter((id) => api.operations[id].availability?.status !== "deprecated");

export const plugin = {
  name: "signature",
  apply(compiler) {
    compiler.hooks.ir.tap("signature", (api) => {
      const resources = Object.entries(api.resources).map(([id, resource]) => [
        id,
        { ...resource, operations: visible(api)(resource) },
      ]);
      const kept = new Set(resources.flatMap(([, { operations }]) => operations));
      const operations = Object.entries(api.operations).filter(([id]) => kept.has(id));
      return { ...api, resources: Object.fromEntries(resources), operations: Object.fromEntries(operations) };
    });
    compiler.hooks.target.tap("signature", ({ hooks }) => {
      hooks.tree.tap({ name: "signature", stage: 100 }, (tree) => {
        for (const [path, { content }] of tree.entries()) tree.replace(path, `${content}-- signed\n`);
      });
    });
  },
};
