import {
  type AnyBackend,
  type Api,
  type OptionValues,
  type OutputTree,
  type PackageInfo,
  type Report,
  reportGaps,
  type TargetContext,
  type TargetInfo,
  versionIn,
} from "@sdkwright/plugin-api";
import type { ImageSettings } from "./images.js";
import { readOptions } from "./options.js";
import { emitSdk } from "./stages/sdk.js";
import { specialise } from "./stages/specialise.js";
import { nameApi } from "./target.js";
import { createStopwatch } from "./timing.js";

/** The input of a generator in an image. */
export interface ServeRequest {
  readonly backend: AnyBackend;
  readonly api: Api;
  readonly settings: ImageSettings;
  readonly report: Report;
}

/** The requested output. */
export interface Served {
  readonly tree: OutputTree;
  readonly snippets?: string;
}

/** Does in an image what a run does with its backend in process: the same files, and the same findings. */
export function serve({ backend, api, settings, report }: ServeRequest): Served {
  const { place, readme, smartCasing, snippets } = settings;
  const { name: generator } = settings.generator;
  const pointer = `${place.pointer}/config`;
  const options = readOptions(
    backend.options,
    settings.options,
    { generator, document: place.document, pointer },
    report,
  );
  const packageInfo = packageOf(settings, backend, options);
  const info: TargetInfo = { generator, group: "", backend, options, packageInfo, output: "", smartCasing };
  const special = specialise(api, { info, settings: {}, report });
  const { sdk, names } = nameApi(special, info, report);
  reportGaps({ sdk, report, language: backend.language, lacks: backend.lacks });
  const target: TargetContext = {
    sdk,
    api: sdk.api,
    names,
    options,
    packageInfo,
    readme: { ...readme, disabledSections: new Set(readme.disabledSections) },
    report,
  };
  const clock = createStopwatch(() => {});
  const made = emitSdk({ plugin: generator, backend, target, clock, changePlan: (plan) => plan, onFile: () => {} });
  // Nobody changes the plan, so nothing was moved.
  if (!made) throw new Error("The SDK was not emitted");
  return { tree: made.tree, ...(snippets && { snippets: made.snippets() }) };
}

/** Options that every spelling of is known here may say what the metadata does not. */
function packageOf(
  { package: given, version }: ImageSettings,
  backend: AnyBackend,
  options: OptionValues,
): PackageInfo {
  const name = given.name ?? options["package-name"];
  return {
    ...given,
    version: versionIn(backend.language.versions ?? "semver", version),
    ...(typeof name === "string" && { name }),
  };
}
