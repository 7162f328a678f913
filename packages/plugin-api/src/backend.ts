import type { Location, Report } from "@sdkwright/diagnostics";
import type { Api, JsonValue, OperationId } from "@sdkwright/ir-schema";
import type { NameTable, NamingProfile } from "@sdkwright/naming";
import type { FileKind } from "@sdkwright/output";
import type {
  PartInfo,
  PartInfos,
  PartNode,
  Sdk,
  SdkNode,
  SdkNodeKind,
  SdkNodeOf,
  SdkStyle,
} from "@sdkwright/sdk-model";
import type { Dialect, FileWriter } from "@sdkwright/writer";
import type { Callers, PackageNames } from "./callers.js";
import type { FeatureSet } from "./features.js";
import type { LanguageInfo } from "./language.js";
import type { OptionSchema, OptionsOf, OptionValues } from "./options.js";
import type { PublishInfo } from "./project.js";
import type { ReferenceSpelling, SampleProgram } from "./samples/programs.js";

/** A file to emit, and the nodes that it contains, in order. */
export interface PlannedFile {
  readonly path: string;
  readonly nodes: readonly SdkNode[];
}

/** A node that a plugin has put into another file than the backend had planned. */
export interface Move {
  readonly node: SdkNode;
  readonly from: string;
  readonly to: string;
}

/** Package metadata: that of the file, overridden by that of the generator. */
export interface PackageInfo {
  readonly name?: string;
  /** In the form of the language's registry ({@link LanguageInfo.versions}). */
  readonly version: string;
  readonly description?: string;
  readonly authors?: readonly { readonly name: string; readonly email?: string }[];
  /** An SPDX expression; absent if the licence is given as text. */
  readonly license?: string;
  /** Text of a custom licence, for the package's `LICENSE`. */
  readonly licenseText?: string;
  /** URL of the documentation. */
  readonly referenceUrl?: string;
  readonly homepage?: string;
  readonly keywords?: readonly string[];
  /** URL of the repository that the package is delivered to, without credentials. */
  readonly repository?: string;
  /** Where it is to be published. Absent: the configuration names no registry. */
  readonly publish?: PublishInfo;
  /** No mention of the tool anywhere. */
  readonly whitelabel: boolean;
  /** The shape of emitted code that the configuration asks for; see {@link since}. Absent: the first. */
  readonly edition?: string;
}

/** What the configuration says about READMEs (specification section 2.10). */
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
  /** Sections that each show calls of some operations. */
  readonly features: readonly { readonly name: string; readonly operations: readonly OperationId[] }[];
  /** Sections that the user wrote, each for the SDKs of one language. */
  readonly customSections: readonly {
    readonly title: string;
    readonly language: string;
    /** Markdown with `{{ variables }}`. */
    readonly content: string;
    /** Of the text, for findings. */
    readonly location?: Location;
  }[];
}

/** What a backend gets for one SDK. The model is frozen and specific to this target. */
export interface TargetContext<Options = OptionValues> {
  readonly sdk: Sdk;
  /** The API, as the model has it. */
  readonly api: Api;
  readonly names: NameTable;
  readonly options: Options;
  readonly packageInfo: PackageInfo;
  /** Absent if the configuration does not mention READMEs. */
  readonly readme?: ReadmeInfo | undefined;
  /** Lays out READMEs by the template of the configuration. Absent if it has none; undefined if it cannot be used. */
  readonly readmeLayout?: ((view: object) => string | undefined) | undefined;
  readonly report: Report;
}

/** What the names of packages depend on. */
export type PackageTarget<Options = OptionValues> = Pick<TargetContext<Options>, "api" | "options" | "packageInfo">;

/** Code that a user could paste: it constructs the client and makes one call. A part that a sample lacks is empty. */
export interface Snippet {
  /** Lines above the code. A sample without a client has only the imports that its call needs. */
  readonly imports: readonly string[];
  readonly client: string;
  readonly call: string;
}

export interface ScaffoldFile {
  readonly path: string;
  readonly content: string;
  readonly kind: FileKind;
}

/** Prints a node into its file. */
export type Emitter<Node, Ctx> = (node: Node, file: FileWriter, context: Ctx) => void;

/** Says that a language declares nothing for a kind of nodes. No node of the kind may be planned. */
export interface LeftOut {
  /** What its SDKs have instead, as a sentence for documentation. */
  readonly leftOut: string;
}

/**
 * The handlers of a backend, one for each kind of node, or the reason why its language has no code for the kind. A backend that
 * lacks an entry for a new kind does not compile. Parts bring their own handlers: see {@link SdkPart}.
 */
export type Emitters<Ctx> = {
  readonly [K in Exclude<SdkNodeKind, "part">]: Emitter<SdkNodeOf<K>, Ctx> | LeftOut;
};

/** A part of a language's SDKs beside the nodes that every SDK has, and how it is printed. */
export interface SdkPart<Ctx> extends PartInfo {
  readonly emit: Emitter<PartNode, Ctx>;
}

/** The parts of a language, by name. Those that declare names choose them in this order. */
export type SdkParts<Ctx, Part extends string = string> = { readonly [P in Part]: SdkPart<Ctx> };

/** What a backend says of its SDKs: enough to choose all of their names, and to compare them. */
export interface BackendInfo<Options extends OptionSchema = OptionSchema> {
  readonly name: string;
  /** Names of its generators, such as `gen-typescript-sdk`. */
  readonly generators: readonly string[];
  readonly version: string;
  readonly language: LanguageInfo;
  readonly style: SdkStyle;
  readonly options: Options;
  /** What its SDKs have beside the nodes of every SDK. Default: nothing. */
  readonly parts?: PartInfos;
  /** Features that it does not support. An API that uses one gets a finding. */
  readonly lacks: FeatureSet;
  /**
   * How long it takes for an API, as a multiple of the time of the TypeScript backend. Of several SDKs, those that take
   * longest are emitted first, on the thread that read the definition. Default: 1.
   */
  readonly effort?: number;
  /** What breaks code that calls its SDKs, for `sdkwright diff`. Default: {@link usualCallers}. */
  callers?(options: OptionsOf<Options>): Callers;
  /** By which names its SDKs are installed and imported, for `sdkwright diff`. Default: none that could change. */
  packages?(target: PackageTarget<OptionsOf<Options>>): PackageNames;
  /**
   * How names become the language's. Casing, escaping and reserved words depend on options and edition only, so that equal
   * declarations have members of equal names in every API.
   */
  naming(sdk: Sdk, options: OptionsOf<Options>, packageInfo: PackageInfo): NamingProfile;
}

/**
 * Emits SDKs of one language. It reads only the model, the names and its options, and decides nothing that
 * another language would decide too. `Ctx` is its state during a run; see {@link Backend.prepare}.
 */
export interface Backend<Ctx = unknown, Options extends OptionSchema = OptionSchema> extends BackendInfo<Options> {
  /** Returns the files, each with its nodes, in order. Plugins may change them: `target.plan`. */
  plan(target: TargetContext<OptionsOf<Options>>): readonly PlannedFile[];
  /**
   * Creates the state of a run, once, from the files as plugins have left them: where something is declared, and what has to
   * be imported, depends on these. The functions below get it, and nothing else is kept between them.
   */
  prepare(target: TargetContext<OptionsOf<Options>>, files: readonly PlannedFile[]): Ctx;
  /**
   * Why a plugin may not move a node to another file, as a sentence, if the language or the SDK does not find it there. Default:
   * it may.
   */
  refusedMove?(move: Move): string | undefined;
  dialect(context: Ctx): Dialect;
  readonly emit: Emitters<Ctx>;
  readonly parts?: SdkParts<Ctx>;
  /** Returns the other files: the runtime, manifests, README, tests. */
  assets(context: Ctx): readonly ScaffoldFile[];
  /**
   * Writes a sample; null leaves it out, if the language has nothing of the kind. READMEs, references, the snippets
   * file and wire tests consist of such samples.
   */
  program(program: SampleProgram, context: Ctx): Snippet | null;
  /** Returns how the language writes what documentation says of methods. Default: documentation shows samples alone. */
  spelling?(context: Ctx): ReferenceSpelling;
  /**
   * Returns what emitted code tells the runtime, as JSON, for a runtime that reads it while it runs, as the explorer of
   * documentation sites does. Default: nothing outside of an SDK can run its runtime.
   */
  descriptors?(context: Ctx): JsonDescriptors;
}

/** Descriptors as JSON, in the form that the runtime of the language reads. */
export interface JsonDescriptors {
  readonly client: JsonValue;
  method(id: OperationId): JsonValue;
}

/** A backend as the compiler sees it, without the types of its state and its options. */
export type AnyBackend = Backend<unknown, OptionSchema>;

/**
 * Prints a node by the handler that the backend has for its kind, or for the part that it is. Throws if the backend has none: a
 * node that its language leaves out must not be planned.
 */
export function emitNode(backend: AnyBackend, node: SdkNode, file: FileWriter, context: unknown): void {
  const emitter: unknown = node.kind === "part" ? backend.parts?.[node.part]?.emit : backend.emit[node.kind];
  if (typeof emitter !== "function") {
    const what = node.kind === "part" ? `part \`${node.part}\`` : `kind \`${node.kind}\``;
    throw new Error(`The backend plans a node of the ${what}, for which it has no handler`);
  }
  // The mapped type proves that the handler takes this kind of node; the lookup loses that proof.
  (emitter as Emitter<SdkNode, unknown>)(node, file, context);
}
