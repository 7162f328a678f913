// A plugin that only taps hooks: it puts a licence line on top of every file, and drops one operation from the IR.
export const plugin = {
  name: "licence",
  apply(compiler) {
    compiler.hooks.target.tap("licence", ({ hooks }) => {
      hooks.tree.tap({ name: "licence", stage: 100 }, (tree) => {
        for (const [path, { content }] of tree.entries())
          tree.replace(path, `Copyright the outline's authors.\n\n${content}`);
      });
    });
  },
};
