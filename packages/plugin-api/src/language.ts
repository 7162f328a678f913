import type { ProjectInfo } from "./project.js";
import type { VersionForm } from "./versions.js";

/** What READMEs and findings say of SDKs of a language, where words differ. */
export interface LanguageWords {
  /** What its users call an SDK: `package`, `module`, `gem`. */
  readonly package: string;
  /** Method that calls endpoints which are not declared: `client.request`. */
  readonly request: string;
  /** Option of the base URL. */
  readonly baseUrl: string;
  /** What adds credentials that SDKs do not know: "middleware or a custom `fetch`". */
  readonly supplier: string;
  /** Heading of the README's column of environments: `name`, `constant`. */
  readonly environment: string;
}

/** A language, stated once: for documentation, findings, README settings and tests. */
export interface LanguageInfo {
  /** As configurations write it: `typescript`. */
  readonly key: string;
  /** As people write it: `TypeScript`. */
  readonly title: string;
  /** As Markdown writes it: `ts`. */
  readonly fence: string;
  /** Further spellings under which a definition may show code of it, in lower case. */
  readonly aliases: readonly string[];
  readonly words: LanguageWords;
  /** How its registry writes versions. Default: as semantic versioning has them. */
  readonly versions?: VersionForm;
  /**
   * The version that stands in the files of an SDK, as its registry writes it: for an SDK whose state is lost. Undefined
   * where no file says one.
   */
  readonly versionIn?: (read: (path: string) => string | undefined) => string | undefined;
  /** How its SDKs are built and tested. Absent: nobody has said; deliveries then do neither. */
  readonly project?: ProjectInfo;
}

/** Words of a language of which nobody has said anything. */
export const usualWords: LanguageWords = {
  package: "package",
  request: "the client's method for undeclared requests",
  baseUrl: "the base URL",
  supplier: "middleware or a custom transport",
  environment: "name",
};
