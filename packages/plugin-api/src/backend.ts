import type { Report } from "@sdkwright/diagnostics";
import type {
  Api,
  Decl,
  DeclKind,
  DeclOf,
  HttpOperation,
  JsonValue,
  Operation,
  OperationId,
} from "@sdkwright/ir-schema";
import type { NameTable, NamingProfile } from "@sdkwright/naming";
import type { FileKind } from "@sdkwright/output";
import type { Dialect, FileWriter, Sym } from "@sdkwright/writer";
import type { FeatureSet } from "./features.js";
import type { OptionSchema, OptionValues } from "./options.js";

/** One file to emit, and the declarations that go into it, in order. */
export interface PlannedFile {
  readonly path: string;
  readonly decls: readonly Decl[];
}

export interface FilePlan {
  readonly files: readonly PlannedFile[];
}

/** Package metadata, merged from the global and the generator's own. */
export interface PackageInfo {
  readonly name?: string;
  readonly version: string;
  readonly description?: string;
  readonly authors?: readonly { readonly name: string; readonly email?: string }[];
  readonly license?: string;
  readonly referenceUrl?: string;
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

/** Everything a backend sees. The IR is frozen and already specialised for this target. */
export interface TargetContext {
  readonly api: Api;
  readonly names: NameTable;
  readonly options: OptionValues;
  readonly packageInfo: PackageInfo;
  /** Absent where the configuration asks nothing of READMEs. */
  readonly readme?: ReadmeInfo;
  readonly report: Report;
  /** The files of this SDK, as {@link Backend.plan} gave them. */
  readonly plan: FilePlan;
}

/** A call to show: values by parameter name, as an example gives or the compiler generates them. */
export interface ExampleCall {
  readonly operation: Operation;
  readonly parameters: readonly { readonly in: string; readonly name: string; readonly value: JsonValue }[];
  readonly body?: JsonValue;
  /** Name of the definition's example that it shows; absent where it has none, or the call was made. */
  readonly example?: string;
}

/** Code that a user could paste: constructing the client, and one call. */
export interface Snippet {
  readonly imports: readonly string[];
  readonly client: string;
  readonly call: string;
}

export interface ScaffoldFile {
  readonly path: string;
  readonly content: string;
  readonly kind: FileKind;
}

/** A command of the language's toolchain, run in the SDK's folder by tests only. */
export interface Command {
  readonly command: string;
  readonly args: readonly string[];
}

/** The handlers that a backend owes: one for each kind of declaration. A new kind does not compile until it is handled. */
export type Emitters = {
  readonly [K in DeclKind]: (decl: DeclOf<K>, file: FileWriter, target: TargetContext) => void;
};

/**
 * Emits SDKs of one language. Reads the frozen IR, its name table and its options, nothing else; writes only through
 * the writer.
 */
export interface Backend {
  readonly name: string;
  readonly language: string;
  /** Generator names that it answers to, such as `gen-typescript-sdk`. */
  readonly generators: readonly string[];
  readonly version: string;
  readonly options: OptionSchema;
  readonly supports: FeatureSet;
  naming(api: Api, options: OptionValues, packageInfo: PackageInfo): NamingProfile;
  /** A function where the head of a file depends on the target, as a package clause does. */
  readonly dialect: Dialect | ((target: TargetContext) => Dialect);
  plan(target: Omit<TargetContext, "plan">): FilePlan;
  readonly emit: Emitters;
  /** Files that stand for no declaration: entry points, manifests, the runtime. */
  scaffold(target: TargetContext): readonly ScaffoldFile[];
  snippet(call: ExampleCall, target: TargetContext): Snippet;
  readonly toolchain: { readonly format?: Command; readonly build: Command; readonly test?: Command };
}

export type { HttpOperation, Sym };
