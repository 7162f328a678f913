import type { Report } from "@sdkwright/diagnostics";
import type { Json, SourceSet } from "@sdkwright/source";
import type { Definition } from "./definition.js";
import type { JsonObject } from "./json-object.js";

/** A tool whose configurations are read. */
export type Tool = "Stainless" | "Speakeasy" | "OpenAPI Generator" | "Kiota";

/** An SDK that a foreign configuration asks for. */
export interface Target {
  /** As `--language` names it. */
  readonly language: string;
  readonly comment: readonly string[];
  /** Fields of the entry in generators.yml beside `name` and `version`. */
  readonly output?: JsonObject;
  readonly githost?: JsonObject;
  readonly metadata?: JsonObject;
  readonly config: JsonObject;
}

/** A definition that a foreign configuration names: a path from the current folder. */
export interface SpecFile {
  readonly path: string;
  readonly origin?: string | undefined;
  /** Overlays of its own, as files from the current folder. */
  readonly overlays: readonly string[];
  /** Of a definition beside the first one: actions of its overlay. */
  readonly actions?: readonly Action[];
}

/** An action of the overlay. */
export interface Action {
  readonly target: string;
  readonly update?: Json;
  readonly remove?: true;
  readonly comment?: readonly string[];
}

/** A base URL by name. */
export interface NamedUrl {
  readonly name: string;
  readonly url: string;
  readonly comment: readonly string[];
  /** Defaults of the variables of the URL, where it has any. */
  readonly variables?: readonly { readonly id: string; readonly default?: string }[];
}

/** A foreign configuration as the writer reads it, the same for every tool. */
export interface Migration {
  readonly tool: Tool;
  /** The foreign configuration. */
  readonly file: string;
  readonly comment: readonly string[];
  readonly specs: readonly SpecFile[];
  readonly environments: readonly NamedUrl[];
  readonly headers: JsonObject;
  readonly settings: JsonObject;
  readonly metadata: JsonObject;
  readonly readme: JsonObject;
  readonly targets: readonly Target[];
  /** Of the overlay of the first definition. */
  readonly actions: readonly Action[];
}

/** What readers of foreign configurations have at hand. */
export interface ReadContext {
  readonly sources: SourceSet;
  readonly report: Report;
  /** Path of the definition that the command names, which counts instead of the configuration's. */
  readonly definition: string | undefined;
  /** Languages of the generators that come with the compiler. */
  readonly languages: readonly string[];
  readonly definitionAt: (path: string) => Definition | undefined;
}
