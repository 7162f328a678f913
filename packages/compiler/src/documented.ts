import type { PrintedSdk } from "@sdkwright/docs-kit";
import {
  type AnyBackend,
  type Api,
  type CallProgram,
  type JsonDescriptors,
  type LanguageInfo,
  type NameTable,
  type PackageInfo,
  type ReferenceSpelling,
  type Sdk,
  type Snippet,
  sdkOf,
  type TargetContext,
  type TargetInfo,
} from "@sdkwright/plugin-api";
import { readOptions } from "./options.js";
import { type NamedSdk, nameSdk } from "./stages/name.js";

/** An SDK as far as documentation shows it: nothing of it is emitted. */
export interface DocumentedSdk {
  readonly language: LanguageInfo;
  readonly sdk: Sdk;
  readonly names: NameTable;
  program(program: CallProgram): Snippet | null;
  readonly spelling?: ReferenceSpelling;
  readonly descriptors?: JsonDescriptors;
  /** What its calls can be printed from elsewhere. */
  readonly printed: { readonly backend: string } & Omit<PrintedSdk, "sdk">;
}

/** Opens an SDK whose names are settled, for documentation of it. Findings are those of `check`, and are not repeated. */
export function documentedSdk({ sdk, names }: NamedSdk, info: TargetInfo, backend: AnyBackend): DocumentedSdk {
  const { options, packageInfo } = info;
  const report = (): void => {};
  const target: TargetContext = { sdk, api: sdk.api, names, options, packageInfo, report };
  const files = backend.plan(target);
  const context = backend.prepare(target, files);
  return {
    language: backend.language,
    sdk,
    names,
    printed: { backend: backend.name, names, options, packageInfo, files },
    program: (program) => backend.program(program, context),
    ...(backend.spelling && { spelling: backend.spelling(context) }),
    ...(backend.descriptors && { descriptors: backend.descriptors(context) }),
  };
}

/** The SDK that a backend makes of an API with given options, outside of any configuration. */
export function undeclaredSdk(
  api: Api,
  backend: AnyBackend,
  given: { readonly [option: string]: unknown },
): DocumentedSdk {
  const place = { generator: backend.generators[0] ?? backend.name, document: "", pointer: "" };
  const options = readOptions(backend.options, given, place, () => {});
  const packageInfo: PackageInfo = { version: "0.0.0", whitelabel: true };
  const info: TargetInfo = { generator: place.generator, group: "", backend, options, packageInfo, output: "" };
  return documentedSdk(nameSdk(sdkOf(api, backend.style), info), info, backend);
}
