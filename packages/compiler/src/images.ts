import type { Config, GeneratorConfig } from "@sdkwright/config";
import {
  type Api,
  type BackendInfo,
  createTree,
  type JsonValue,
  type Location,
  type OptionValues,
  type OutputFile,
  type OutputTree,
  type PackageInfo,
  type ReadmeInfo,
  type Report,
  type TargetContext,
} from "@sdkwright/plugin-api";
import { usualInfo } from "./emitters.js";
import { kebab } from "./options.js";

/** Version of what generators in images read and write. It changes when one of them would have to. */
export const IMAGE_FORMAT = 1;

/**
 * What a generator in an image reads beside the IR: `config.json`. It has no secrets, because the configuration of
 * registries and repositories, where they are, has no part in it.
 */
export interface ImageSettings {
  readonly format: typeof IMAGE_FORMAT;
  /** The generator and its version, as the configuration has them. */
  readonly generator: { readonly name: string; readonly version: string };
  /** Where the configuration has the generator: `config` of it is below. */
  readonly place: { readonly document: string; readonly pointer: string };
  /** `config` of the generator, as written. */
  readonly options: { readonly [name: string]: unknown };
  readonly smartCasing: boolean;
  /** Version of the SDK, as semantic versioning has it. */
  readonly version: string;
  readonly package: Omit<PackageInfo, "version">;
  readonly readme: Omit<ReadmeInfo, "disabledSections"> & { readonly disabledSections: readonly string[] };
  /** Whether a snippets file is wanted. */
  readonly snippets: boolean;
}

/** A generator in an image, and what it gets. */
export interface ImageCall {
  readonly generator: GeneratorConfig;
  /** The SDK's view of the API. */
  readonly api: Api;
  readonly settings: ImageSettings;
  /** Documents of the API. */
  readonly documents: readonly string[];
  /** The place that an origin of the IR stands for. */
  readonly placeOf: (origin: number) => Location | undefined;
  readonly report: Report;
}

/** The output of a generator in an image. */
export interface ImageResult {
  readonly files: readonly (readonly [path: string, file: OutputFile])[];
  /** Text of the snippets file, where it wrote one. */
  readonly snippets?: string | undefined;
}

/** Runs generators that are images. */
export interface ImageAccess {
  /** Undefined where it came to nothing, which is reported. */
  run(call: ImageCall): Promise<ImageResult | undefined>;
}

const NO_README: ReadmeInfo = { minimal: false, disabledSections: new Set(), features: [], customSections: [] };

/** Settings of an SDK that an image emits. */
export function imageSettings(
  { name, version, at, config: options, smartCasing, snippets }: GeneratorConfig,
  { packageInfo, readme }: TargetContext,
  { config, packageVersion }: { readonly config: Config; readonly packageVersion: string },
): ImageSettings {
  const { version: _, ...info } = packageInfo;
  const { disabledSections, ...shown } = readme ?? NO_README;
  return {
    format: IMAGE_FORMAT,
    generator: { name, version },
    place: { document: config.file, pointer: at },
    options,
    smartCasing,
    version: packageVersion,
    package: info,
    readme: { ...shown, disabledSections: [...disabledSections] },
    snippets: snippets !== undefined,
  };
}

/** The files of an image as an output tree. */
export function treeOf({ files }: ImageResult): OutputTree {
  const tree = createTree();
  for (const [path, file] of files) tree.add(path, file);
  return tree;
}

/** `config` of a generator whose options nobody here knows, by the names that options have. */
export function unknownOptions(config: GeneratorConfig["config"]): OptionValues {
  return Object.fromEntries(Object.entries(config).map(([key, value]) => [kebab(key), value as JsonValue]));
}

/**
 * Describes the SDKs of an image, for comparing states of an API: like the backend with the same name, or else with
 * defaults. The image itself decides names and everything else.
 */
export function imageBackend(name: string, known: BackendInfo | undefined): BackendInfo {
  // The image itself reports the features that it lacks.
  return known ? { ...known, lacks: new Set() } : usualInfo(name);
}
