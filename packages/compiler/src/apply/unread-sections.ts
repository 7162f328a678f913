import { configCatalogue } from "@sdkwright/config";
import type { OpenedTarget, TargetOptions } from "../target-types.js";

/** Reports README sections for languages that no generator of the run, and none of this release, writes SDKs in. */
export function reportUnreadSections(
  opened: readonly OpenedTarget[],
  { config, compiler, report }: Pick<TargetOptions, "config" | "compiler" | "report">,
): void {
  const written = new Set(opened.map(({ run }) => run.info.backend.language.key));
  for (const { language, at } of config.readme.customSections) {
    if (written.has(language) || compiler.hooks.backend.call(`gen-${language}-sdk`)) continue;
    const location = { document: config.file, pointer: `${at}/language` };
    const params = { key: "customSections", reason: `this release does not generate SDKs in \`${language}\`` };
    report(configCatalogue.create("no-effect", params, { location }));
  }
}
