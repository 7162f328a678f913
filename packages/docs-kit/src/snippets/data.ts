import type {
  Api,
  ClientSetting,
  JsonValue,
  NameData,
  OperationId,
  PackageInfo,
  ResultUse,
  Sdk,
} from "@sdkwright/plugin-api";

/**
 * What the calls of an SDK are printed from where they are not known when it is generated, as in the explorer of a documentation
 * site: plain data, in a part that all operations share and one for each client.
 */
export interface SnippetBase {
  readonly api: Omit<Api, "types" | "operations" | "channels">;
  readonly sdk: Omit<Sdk, "api" | "types" | "methods" | "channels">;
  readonly names: NameData;
  readonly options: { readonly [name: string]: JsonValue };
  readonly packageInfo: PackageInfo;
  /** Paths of the files of the SDK, by which some languages import. */
  readonly files: readonly string[];
  /** What a client of samples is made with. */
  readonly client: readonly ClientSetting[];
}

/** The part of a client's operations: of types only those of their requests. */
export interface SnippetPart {
  readonly api: Pick<Api, "types" | "operations" | "channels">;
  readonly sdk: Pick<Sdk, "types" | "methods" | "channels">;
  /** The client itself, which the shared part has without its methods. */
  readonly client: Sdk["clients"][number];
  readonly names: NameData;
  readonly uses: { readonly [id: OperationId]: ResultUse };
}
