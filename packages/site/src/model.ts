import type { PrintedSdk } from "@sdkwright/docs-kit";
import type {
  Api,
  CallProgram,
  JsonDescriptors,
  LanguageInfo,
  NameTable,
  ReferenceSpelling,
  Sdk,
  Snippet,
} from "@sdkwright/plugin-api";

/** An SDK that the workspace generates, as far as documentation shows it. */
export interface DocumentedSdk {
  readonly language: Pick<LanguageInfo, "key" | "title" | "fence">;
  readonly sdk: Sdk;
  /** Writes the sample of a call; null for one of which the language has nothing. */
  program(program: CallProgram): Snippet | null;
  /** What its calls are printed from in browsers. Absent: its backend was not bundled for them. */
  readonly printed?: { readonly backend: string } & Omit<PrintedSdk, "sdk">;
  /** Absent: samples have no signatures. */
  readonly spelling?: ReferenceSpelling | undefined;
}

/** What an explorer offers. */
export interface Playground {
  readonly hidden: boolean;
  /** Whether readers can get tokens by client credentials. */
  readonly oauth: boolean;
  /** Names of the environments to offer; all where absent. */
  readonly environments?: readonly string[];
}

/** An API of the site. */
export interface SiteApi {
  /** Title of its reference. */
  readonly title: string;
  /** Its folder below `reference`; empty for the only API of a site. */
  readonly folder: string;
  /** Pointer of the entry of docs.yml that it is for; absent if docs.yml does not list it. */
  readonly entry?: string | undefined;
  /** Its operations as requests. */
  readonly api: Api;
  /** The SDK whose runtime the explorer runs: groups, names and fields of the reference are its own. */
  readonly sdk: Sdk;
  readonly names: NameTable;
  readonly spelling: ReferenceSpelling;
  readonly descriptors: JsonDescriptors;
  /** Those that the workspace generates, in its order. */
  readonly sdks: readonly DocumentedSdk[];
  readonly playground: Playground;
  /** The API as an OpenAPI document, as JSON. Absent: the site offers none, because OpenAPI can describe no part of the API. */
  readonly openapi?: string | undefined;
}
