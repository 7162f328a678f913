/** Prints about 10 MB of typical declarations and says how long that takes: `npx tsx packages/writer/bench/print.ts`. */
import { createFile, type Dialect, group, indent, line, list, type Sym } from "../src/index.js";

const dialect: Dialect = {
  indent: "  ",
  width: 100,
  string: JSON.stringify,
  comment: (comment) => ["/**", ...comment.text.map((text) => ` * ${text}`), " */"],
  imports: (imports) =>
    imports.map(({ module, names }) => [
      "import ",
      list(
        "{",
        names.map(({ name }) => name),
        "}",
        { spaced: true },
      ),
      ` from ${JSON.stringify(module)};`,
    ]),
};

const symbols = Array.from({ length: 500 }, (_, index): Sym => {
  return { part: "sym", name: `Type${index}`, module: `src/api/types/Type${index}.ts`, typeOnly: true };
});
const symbol = (index: number): Sym => symbols[index % symbols.length] as Sym;

function printType(index: number): number {
  const file = createFile(`src/api/types/File${index}.ts`, dialect);
  file.doc({ text: ["A type that the definition declares.", "It has many properties."] });
  file.declare(`File${index}`, index);
  file.block(
    `export interface File${index} {`,
    () => {
      for (let property = 0; property < 30; property++) {
        file.doc({ text: [`Property ${property} and what it is good for, in one sentence.`] });
        if (property % 3 === 0) file.line(`property${property}?: `, symbol(property + index), " | null;");
        else if (property % 3 === 1) file.line(`property${property}: string;`);
        else file.line(`property${property}:`, group(indent(line, symbol(property), " | ", symbol(property + 1))), ";");
      }
    },
    "}",
  );
  return file.finish().content.length;
}

for (let round = 0; round < 4; round++) {
  const start = performance.now();
  let size = 0;
  let files = 0;
  while (size < 10_000_000) size += printType(files++);
  console.log(`${(size / 1e6).toFixed(1)} MB in ${files} files: ${(performance.now() - start).toFixed(0)} ms`);
}
