import { createTree, writeTree } from "@sdkwright/output";

// Writes generation after generation into a folder until it is killed: `node writer-process.ts <folder> <first>`.
const folder = process.argv[2] ?? "";
const report = (diagnostic: { readonly message: string }) => {
  process.stdout.write(`FINDING ${diagnostic.message}\n`);
};
for (let generation = Number(process.argv[3]); ; generation++) {
  const tree = createTree();
  for (let file = 0; file < 150; file++) {
    // Every generation drops some files and adds others.
    if ((file + generation) % 10 === 0) continue;
    const line = `generation ${generation} file ${file}\n`;
    tree.add(`src/f${file % 7}/file${file}.ts`, { content: line.repeat(60), kind: "generated" });
  }
  writeTree(tree, folder, { report, version: "1.0.0" });
  process.stdout.write(`${generation}\n`);
}
