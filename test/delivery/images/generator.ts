import { cpSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@sdkwright/testkit";
import { build } from "esbuild";
import { BUILT_IN_BACKENDS } from "../../../packages/cli/src/built-in.js";

const REQUIRE = 'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);';

/** Builds the command line of these sources, as far as images need it, into one file: the code of an image. */
export async function buildGenerator(folder: string): Promise<void> {
  cpSync(`${ROOT}packages/cli/package.json`, join(folder, "package.json"));
  const cases = Object.values(BUILT_IN_BACKENDS).map((name) => `"${name}": () => import("${name}")`);
  await build({
    stdin: {
      contents: `
        import { main } from "${ROOT}packages/cli/src/main.ts";
        const stream = (to) => ({ write: (text) => void to.write(text), isTerminal: false });
        const io = { cwd: process.cwd(), env: process.env, out: stream(process.stdout), err: stream(process.stderr) };
        process.exitCode = await main(process.argv.slice(2), io);`,
      resolveDir: `${ROOT}packages/cli`,
    },
    outfile: join(folder, "bundle/sdkwright.mjs"),
    bundle: true,
    platform: "node",
    format: "esm",
    conditions: ["sdkwright-source"],
    external: ["@asyncapi/parser"],
    banner: { js: REQUIRE },
    logLevel: "error",
    plugins: [
      {
        name: "literal-imports",
        setup({ onLoad }) {
          onLoad({ filter: /[\\/]import-built-in\.ts$/ }, () => ({
            contents: `const all = { ${cases.join(", ")} }; export const importBuiltIn = (name) => all[name]();`,
            resolveDir: `${ROOT}packages/cli`,
          }));
        },
      },
    ],
  });
}
