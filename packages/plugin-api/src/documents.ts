import type { ScaffoldFile, TargetContext } from "./backend.js";
import type { OptionSchema, OptionsOf } from "./options.js";

/**
 * Emits documents about an API that are not code of a language: a collection for API clients, a definition in another
 * format. It reads the same model and the same names as backends do.
 */
export interface DocumentGenerator<Options extends OptionSchema = OptionSchema> {
  readonly name: string;
  /** Names of its generators, such as `gen-collection`. */
  readonly generators: readonly string[];
  readonly version: string;
  /** What it emits, as people write it: `Collection`. */
  readonly title: string;
  readonly options: Options;
  /** Returns all files. The same target gives the same bytes. */
  documents(target: TargetContext<OptionsOf<Options>>): readonly ScaffoldFile[];
}

/** A generator of documents as the compiler sees it, without the types of its options. */
export type AnyDocumentGenerator = DocumentGenerator;

/** Turns a generator with typed options into one that the compiler accepts. */
export function defineDocuments<const Options extends OptionSchema>(
  generator: DocumentGenerator<Options>,
): AnyDocumentGenerator {
  // The compiler gives a generator only options that were checked against its schema.
  return generator as unknown as AnyDocumentGenerator;
}
