import type { Report } from "@sdkwright/diagnostics";
import type { Api, OperationId } from "@sdkwright/ir-schema";
import type { NameTable, NamingProfile } from "@sdkwright/naming";
import type { FileKind } from "@sdkwright/output";
import type { Sdk, SdkNode, SdkNodeKind, SdkNodeOf, SdkStyle } from "@sdkwright/sdk-model";
import type { Dialect, FileWriter } from "@sdkwright/writer";
import type { FeatureSet } from "./features.js";
import type { LanguageInfo } from "./language.js";
import type { OptionSchema, OptionsOf, OptionValues } from "./options.js";
import type { SampleProgram } from "./samples/programs.js";

/** One file to emit, and what goes into it, in order. */
export interface PlannedFile {
  readonly path: string;
  readonly nodes: readonly SdkNode[];
}

/** Package metadata, merged from the global and the generator's own. */
export interface PackageInfo {
  readonly name?: string;
  readonly version: string;
  readonly description?: string;
  readonly authors?: readonly { readonly name: string; readonly email?: string }[];
  /** An SPDX expression; absent where the licence is a text of its own. */
  readonly license?: string;
  /** Text of a licence that has no name, for the package's `LICENSE`. */
  readonly licenseText?: string;
  /** URL of the documentation. */
  readonly referenceUrl?: string;
  readonly homepage?: string;
  readonly keywords?: readonly string[];
  /** URL of the repository that the package is delivered to, without credentials. */
  readonly repository?: string;
  /** No mention of the tool anywhere. */
  readonly whitelabel: boolean;
}

/** What the configuration asks of a README (specification section 2.10). */
export interface ReadmeInfo {
  /** Image or link at the top. */
  readonly bannerLink?: string;
  /** Text at the beginning. */
  readonly introduction?: string;
  readonly apiReferenceLink?: string;
  /** Name of the API, as in `<Name> SDK`. */
  readonly apiName?: string;
  /** Show required parameters only. */
  readonly minimal: boolean;
  readonly disabledSections: ReadonlySet<string>;
  /** The operation to show first. */
  readonly defaultOperation?: OperationId;
  /** Sections that show some operations each. */
  readonly features: readonly { readonly name: string; readonly operations: readonly OperationId[] }[];
  /** Sections of the user's own, each for the SDKs of one language. */
  readonly customSections: readonly {
    readonly title: string;
    readonly language: string;
    /** Markdown with `{{ variables }}`. */
    readonly content: string;
  }[];
}

/** Everything that a backend sees. The model is frozen and made for this target. */
export interface TargetContext<Options = OptionValues> {
  readonly sdk: Sdk;
  /** The API as SDKs see it: that of the model. */
  readonly api: Api;
  readonly names: NameTable;
  readonly options: Options;
  readonly packageInfo: PackageInfo;
  /** Absent where the configuration asks nothing of READMEs. */
  readonly readme?: ReadmeInfo | undefined;
  readonly report: Report;
}

/** Code that a user could paste: constructing the client, and one call. What a sample lacks is empty. */
export interface Snippet {
  /** Lines above the code. Where a sample has no client, only those that tell readers something. */
  readonly imports: readonly string[];
  readonly client: string;
  readonly call: string;
}

export interface ScaffoldFile {
  readonly path: string;
  readonly content: string;
  readonly kind: FileKind;
}

/** The handlers that a backend owes: one for each kind of node. A new kind does not compile until it is handled. */
export type Emitters<Ctx> = {
  readonly [K in SdkNodeKind]: (node: SdkNodeOf<K>, file: FileWriter, context: Ctx) => void;
};

/**
 * Emits SDKs of one language. It reads the model, the names and its options, nothing else, and decides nothing that
 * another language would decide too: it prints. `Ctx` is what it keeps of a run; see {@link Backend.prepare}.
 */
export interface Backend<Ctx = unknown, Options extends OptionSchema = OptionSchema> {
  readonly name: string;
  /** Generator names that it answers to, such as `gen-typescript-sdk`. */
  readonly generators: readonly string[];
  readonly version: string;
  readonly language: LanguageInfo;
  readonly style: SdkStyle;
  readonly options: Options;
  /** What it does not support: an API that asks for it gets a finding. Empty is the aim. */
  readonly lacks: FeatureSet;
  /**
   * How long it takes for an API, as a multiple of what the TypeScript backend takes. Of several SDKs those that take
   * longest are emitted first, on the thread that has read the definition. Default: 1.
   */
  readonly effort?: number;
  naming(sdk: Sdk, options: OptionsOf<Options>, packageInfo: PackageInfo): NamingProfile;
  /** The state of a run, made once: everything that further calls need. Nothing else is kept. */
  prepare(target: TargetContext<OptionsOf<Options>>): Ctx;
  dialect(context: Ctx): Dialect;
  /** Which node goes into which file, in order. */
  plan(context: Ctx): readonly PlannedFile[];
  readonly emit: Emitters<Ctx>;
  /** Files that are no code of the API: the runtime, manifests, README, tests. */
  assets(context: Ctx): readonly ScaffoldFile[];
  /**
   * Writes a sample; null for one of which the language has nothing, which is left out. READMEs, references, the snippets
   * file and wire tests are made of it.
   */
  program(program: SampleProgram, context: Ctx): Snippet | null;
}

/** A backend as the compiler holds it, which hands its state on and does not look into it. */
export type AnyBackend = Backend<unknown, OptionSchema>;

/** A backend whose state and options are typed, as one that the compiler takes. */
export function defineBackend<Ctx, const Options extends OptionSchema>(backend: Backend<Ctx, Options>): AnyBackend {
  // The compiler gives a backend no state but its own, and options that were checked against its schema.
  return backend as unknown as AnyBackend;
}
