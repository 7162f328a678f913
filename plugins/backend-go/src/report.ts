import { defineCatalogue, entry } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";

/** Findings of the Go backend, in addition to those of the compiler. */
export const goCatalogue = defineCatalogue("go", {
  "module-version": entry<{ module: string; version: string }>({
    severity: "warning",
    title: "Import path of another major version",
    cause:
      "The import path ends with a major version (`/v3`) that is not the one of the SDK. Go rejects tags of another major version for such a module.",
    fix: "Remove the suffix from the option `module`. From version 2 on, the right one is appended.",
    message: ({ module, version }) => `The module \`${module}\` cannot be published as version ${version}.`,
  }),
});

type Input = Pick<Context, "packageInfo" | "report" | "module">;

/** Says what keeps the SDK's module from being published. */
export function reportMajorVersion({ packageInfo, report, module }: Input): void {
  const suffix = /\/v(\d+)$/.exec(module)?.[1];
  const major = String(Number.parseInt(packageInfo.version, 10));
  if (suffix === undefined || suffix === major) return;
  report(goCatalogue.create("module-version", { module, version: packageInfo.version }));
}
