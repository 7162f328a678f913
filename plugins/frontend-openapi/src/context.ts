import {
  type JsonObject,
  locationOf,
  type Node,
  type Resolver,
  type Schemas,
  type ValueReading,
} from "@sdkwright/json-schema";
import type {
  FrontendContext,
  OperationId,
  OriginId,
  Parameter,
  ResponseStatus,
  SdkVariable,
  Type,
  WebhookDecl,
} from "@sdkwright/plugin-api";
import { openapiCatalogue } from "./catalogue.js";
import type { IdempotencyHeaders } from "./extensions/idempotency.js";
import type { UntypedMedia } from "./untyped-media.js";
import type { Version } from "./version.js";

/** An error while the names of body types are not yet known. */
export interface ErrorDraft {
  readonly status: ResponseStatus;
  readonly type: Type | null;
  /** What calls the error where the name of its body does not. */
  readonly words?: readonly string[] | undefined;
  readonly origin: OriginId;
  readonly description: string | undefined;
}

/** Role of a URL beside the default one, and the servers that give it; none where the configuration is to give it. */
export interface RoleDraft {
  readonly wire: string;
  readonly servers: Node | undefined;
}

/** A parameter that `x-speakeasy-globals` makes an option of the client. */
export interface GlobalParameter {
  readonly node: Node & { readonly value: JsonObject };
  readonly name: string;
  isUsed: boolean;
  /** The extension of ours that fills parameters which it names. */
  own?: string;
}

/** An option of the client, the extension that makes it, and the first parameter that it fills. */
export interface ForeignVariable {
  readonly variable: SdkVariable;
  readonly key: string;
  readonly node: Node;
}

/** Parameters that extensions of other generators make options of the client. */
export interface ClientParameters {
  /** By place and name of the parameter. */
  readonly globals: ReadonlyMap<string, GlobalParameter>;
  /** What has been made of parameters so far, by name of the option. */
  readonly made: Map<string, ForeignVariable>;
}

/** Everything that lowering one document shares. */
export interface Context extends ValueReading {
  /** The document as it is written; `resolver` gives it in the shape that the lowering reads. */
  readonly written: Resolver;
  readonly frontend: FrontendContext;
  readonly version: Version;
  readonly schemas: Schemas;
  readonly idPrefix: string;
  readonly namespace: string | undefined;
  /** Parameters that operations share, by place; null for one that cannot be read. */
  readonly parameters: Map<string, Parameter | null>;
  readonly errors: Map<string, ErrorDraft>;
  readonly webhooks: WebhookDecl[];
  /** By the text of their server lists. */
  readonly roles: Map<string, RoleDraft>;
  /** Schemes that some requirement names. */
  readonly usedSchemes: Set<string>;
  readonly operationIds: Map<string, OperationId>;
  /** What comes before every path. */
  readonly basePath: string;
  /** Headers of operations that are safe to send twice. */
  readonly idempotency: IdempotencyHeaders;
  /** Headers, in lower case, that clients send with each call: no parameters of operations. */
  readonly clientHeaders: ReadonlySet<string>;
  readonly clientParameters: ClientParameters;
  /** Operations that other tools know as internal: they are left out. */
  readonly internal: Node[];
  /** Media types without a typed form. */
  readonly untypedMedia: Map<string, UntypedMedia>;
  /** Notes that are given once for a document. */
  readonly noted: Set<string>;
}

/** Reports a feature that no SDK expresses, at its place. */
export function noteUnsupported(context: Context, node: Node, feature: string, instead: string): void {
  context.report(openapiCatalogue.create("unsupported", { feature, instead }, { location: locationOf(node, "key") }));
}
