import { readFileSync } from "node:fs";
import { ROOT } from "@sdkwright/testkit";

/** Name and version of a package of npm that judges emitted code. */
export function npmVersion(name: string): string {
  const manifest = readFileSync(`${ROOT}test/node_modules/${name}/package.json`, "utf8");
  return `${name} ${(JSON.parse(manifest) as { readonly version: string }).version}`;
}
