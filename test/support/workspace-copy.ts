import { cpSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "@sdkwright/testkit";

/** What a type check of the packages reads. */
const PACKAGES: readonly string[] = ["ir-schema", "packages", "plugins", "tsconfig.base.json", "package.json"];
const LEFT_OUT = /(^|\/)(dist|bundle|test|example|runtime|\.turbo)$/;

/**
 * Copies the packages' sources into a folder, and further files and folders as they are. Links between packages are
 * relative: in the copy they lead to the copy.
 */
export function copyWorkspace(folder: string, further: readonly string[] = []): void {
  const copy = (part: string, filter: (path: string) => boolean) =>
    cpSync(`${ROOT}${part}`, join(folder, part), { recursive: true, verbatimSymlinks: true, filter });
  for (const part of PACKAGES) copy(part, (path) => !LEFT_OUT.test(relative(ROOT, path)));
  for (const part of further) copy(part, () => true);
  symlinkSync(`${ROOT}node_modules`, join(folder, "node_modules"));
}
