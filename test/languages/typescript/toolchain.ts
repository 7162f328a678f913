import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Toolchain } from "../suite.js";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** Packages that judge or build emitted code, below the folders that have them. */
const TOOLS = [
  ["node_modules", ["typescript", "esbuild"]],
  ["test/node_modules", ["eslint", "prettier", "typescript", "typescript-eslint"]],
] as const;

/** Node and the packages of the workspace: they are always there. */
export function toolchain(): Toolchain {
  const versions = TOOLS.flatMap(([folder, names]) =>
    names.map((name) => {
      const manifest = JSON.parse(readFileSync(`${ROOT}${folder}/${name}/package.json`, "utf8")) as { version: string };
      return `${name} ${manifest.version}`;
    }),
  );
  return { kind: "found", version: [`node ${process.version}`, ...versions].join("\n") };
}
