import type { JsonSchema } from "@sdkwright/docs-kit";
import type { Api, JsonValue, OperationId, Report, Type } from "@sdkwright/plugin-api";

/** Code that calls an operation, in one language. */
export interface CodeSample {
  /** The language, as renderers of definitions know it: `typescript`. */
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

/** The samples of an API by operation, each in every language. */
export type CodeSamples = ReadonlyMap<OperationId, readonly CodeSample[]>;

/** What is exported. */
export interface ExportSource {
  /** The API as SDKs see it: whatever can be called is a request. */
  readonly api: Api;
  readonly samples: CodeSamples;
  readonly report: Report;
}

/** What the parts of the document are made of. */
export interface Context extends ExportSource {
  readonly schemaOf: (type: Type) => JsonSchema;
}

/** A part of the document. */
export type Json = { readonly [key: string]: JsonValue };
