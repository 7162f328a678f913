import type { Report } from "@sdkwright/diagnostics";
import type { Api, OriginTable } from "@sdkwright/ir-schema";
import type { SourceDocument, SourceSet } from "@sdkwright/source";
import type { OptionSchema, OptionValues } from "./options.js";

/** What a frontend sees of a document before it is chosen. */
export interface DocumentProbe {
  /** The key of the spec entry that names it. */
  readonly kind: "openapi" | "asyncapi" | "proto" | "openrpc" | "conjure";
  readonly path: string;
}

export interface FrontendContext {
  readonly sources: SourceSet;
  readonly report: Report;
  readonly settings: OptionValues;
  /** The one table of origins of this compilation: several definitions of one API share it. */
  readonly origins: OriginTable;
  /**
   * Prefix of every position in an id, so that the ids of several definitions of one API differ. Empty for the first:
   * adding a definition must not change the ids of those before it.
   */
  readonly idPrefix: string;
  /** Override files of a definition that is a folder, in their order; those of a file are merged into it already. */
  readonly overrides?: readonly SourceDocument[];
  /** Namespace of the spec entry. Every id and place derives from it. */
  readonly namespace?: string;
  /** Keys of the schemes that the configuration declares: a requirement may name them. */
  readonly configuredSchemes: ReadonlySet<string>;
  /** Names of the URLs that environments of the configuration have: an operation may ask for one. */
  readonly configuredUrls?: ReadonlySet<string>;
}

/** Imports a package that the user's project has installed; undefined if it has none of that name. */
export type ImportPackage = (name: string) => Promise<object | undefined>;

/** What a comparison with the format's specification needs. */
export interface ValidateContext extends Pick<FrontendContext, "sources" | "report"> {
  /** For validators that the user installs; absent where only installed dependencies of the frontend count. */
  readonly importPackage?: ImportPackage | undefined;
}

/**
 * Lowers definitions of one format to the IR. Never throws for a bad definition, never drops a feature in silence,
 * keeps definition order, derives ids from position, sets `origin` everywhere, and knows no language.
 */
export interface Frontend {
  readonly name: string;
  readonly options: OptionSchema;
  detect(probe: DocumentProbe): boolean;
  lower(entry: SourceDocument, context: FrontendContext): Promise<Api>;
  /**
   * Compares a definition with the specification of its format beyond what lowering needs, and reports the differences
   * at their places. Called after `lower`, and only by `check --validate`: it may load what is large and take its time,
   * but reads nothing from the network.
   */
  validate?(entry: SourceDocument, context: ValidateContext): Promise<void>;
}
