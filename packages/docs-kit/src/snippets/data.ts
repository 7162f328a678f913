import type {
  Api,
  Client,
  ClientSetting,
  JsonValue,
  Method,
  MethodModel,
  NameData,
  OperationId,
  PackageInfo,
  ResultUse,
  Sdk,
} from "@sdkwright/plugin-api";

/**
 * What the calls of an SDK are printed from where they are not known when it is generated, as in the explorer of a documentation
 * site: plain data, of the SDK as a whole and of each client.
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

/** What the methods of a client are in all languages that see the same API: of types only those of requests. */
export interface SnippetModel {
  readonly api: Pick<Api, "types" | "operations" | "channels">;
  readonly types: Sdk["types"];
  readonly methods: { readonly [id: OperationId]: MethodModel };
  /** The client itself, which the base has without its methods. */
  readonly client: Client;
  readonly uses: { readonly [id: OperationId]: ResultUse };
}

/** What they are in one language. */
export interface SnippetPart {
  readonly inputs: { readonly [id: OperationId]: Pick<Method, "arguments" | "request"> };
  /** Plans of types that differ from those of the model. */
  readonly types: Sdk["types"];
  readonly channels: Sdk["channels"];
  readonly names: NameData;
}
