import type {
  ChannelId,
  ErrorId,
  FormField,
  JsonValue,
  OperationId,
  ParameterPlace,
  ParameterStyle,
  ResourceId,
  ResponseStatus,
  SchemeId,
  Type,
  TypeId,
  ValuePath,
} from "@sdkwright/ir-schema";
import type { PinnedValue } from "./questions/pinned.js";

/** A method of a client before its arguments have the shape that a language wants. */
export interface MethodModel {
  readonly id: OperationId;
  readonly owner: ResourceId;
  readonly call: CallPlan;
  readonly result: Result;
  /** Declared errors in declared order; of several that fit a status, the most specific is meant. */
  readonly throws: readonly Thrown[];
}

/** A method of a client. A streaming twin of an operation is a method of its own. */
export interface Method extends MethodModel {
  /** Arguments before the request, in the order of the path. */
  readonly arguments: readonly Field[];
  /** Null where the method takes nothing beside its arguments. */
  readonly request: RequestShape | null;
}

/** One thing that a caller gives. */
export interface Field {
  readonly from: FieldSource;
  /** Of a file, the primitive `binary`. */
  readonly type: Type;
  /** Callers must give it. */
  readonly required: boolean;
  /** The value that the client sends if the caller omits the parameter. */
  readonly sent?: JsonValue;
  /** The value that the server assumes if nothing is sent, for documentation. */
  readonly documentedDefault?: JsonValue;
}

/** Where a field comes from; its text and origin are found there. */
export type FieldSource =
  | { readonly kind: "parameter"; readonly in: ParameterPlace; readonly name: string }
  /** A property of the body, whose properties are fields of the request. */
  | { readonly kind: "property"; readonly type: TypeId; readonly name: string }
  /** The body as a whole. */
  | { readonly kind: "body" };

/** The object, struct or keywords that a method takes. */
export interface RequestShape {
  /** Parameters in declared order, then the body or its properties. Pinned ones are not among them. */
  readonly fields: readonly Field[];
  /** Type of undeclared properties that it takes; null where it takes none. */
  readonly extra: Type | null;
  /** Every field may be left out, and so may the request. */
  readonly optional: boolean;
  /** The declared type of the body that the request is or adds to; null if the request flattens the body. */
  readonly base: RequestBase | null;
  /** The type whose properties the request flattens; null if it has a base or takes no properties of a body. */
  readonly spells: TypeId | null;
}

/** The declared type of a body, as what a request is made of. */
export interface RequestBase {
  readonly type: TypeId;
  /** The request is this type, and has none of its own. */
  readonly whole: boolean;
  /** Fields beside those of the type, and those of the type that only the request demands. */
  readonly adds: readonly Field[];
  /** Wire names of properties that the request does not have: the method sets them itself. */
  readonly omits: readonly string[];
}

/** The request on the wire. */
export interface CallPlan {
  readonly verb: string;
  /** Path with `{parameter}`; other braces are encoded, and a fragment is cut off. */
  readonly template: string;
  /** In declared order. */
  readonly parameters: readonly WireParameter[];
  /** Values that the method sets itself: conditions of streams. */
  readonly pins: readonly PinnedValue[];
  readonly body: BodyPlan | null;
  /** Null where no success has a body that is read. */
  readonly reads: ReadPlan | null;
  /** Alternatives of schemes, only of those that SDKs can satisfy; `default` is the client's. */
  readonly security: Security | "default";
  /** Index of the URL's role. */
  readonly server: number;
  /** Key of the definition whose own headers it carries. */
  readonly definition?: string;
  readonly retries: boolean;
  /** Safe to send twice, whatever its verb says. */
  readonly idempotent: boolean;
  /** Header of the idempotency key; null for none. */
  readonly idempotencyHeader: string | null;
  readonly protocol: Protocol;
}

export type Security = readonly (readonly SchemeId[])[];

/** How a parameter is written. Style and explode are set only if they are not the default of the location. */
export interface WireParameter {
  readonly in: ParameterPlace;
  readonly name: string;
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  readonly allowReserved?: true;
  /** Keeps the slashes of its value. */
  readonly greedy?: true;
  /** Sent where the caller gives nothing. */
  readonly sent?: JsonValue;
  /** Client-level variable that fills it. */
  readonly variable?: string;
  /** Callers must give it a value that is not null. What fills the path is needed in any case. */
  readonly needed?: true;
}

export interface BodyPlan {
  readonly kind: "json" | "form" | "multipart" | "text" | "binary";
  /** Absent where it is the usual one of the kind; wildcards cannot be sent and count as usual. */
  readonly mediaType?: string;
  readonly required: boolean;
  /** The object whose properties are fields of the request; null where the body is one field. */
  readonly merged: TypeId | null;
  /** Null for raw bytes. */
  readonly type: Type | null;
  /** How the properties of a form are written, in declared order; empty for the other kinds. */
  readonly fields: readonly FormField[];
}

/** How a success is read. */
export interface ReadPlan {
  readonly kind: "json" | "text" | "binary" | "bytes" | "sse" | "jsonl";
  /** Absent where it is the usual one of the kind. */
  readonly accept?: string;
  /** Some success has no body. */
  readonly empty: boolean;
  /** JSON that a missing body, or null, stands for. */
  readonly emptyBody?: string;
  /** Items stand alone, as the `result` of an object, or in a list of all. */
  readonly transcoded?: true;
  /** Data that ends a stream and is not an item. */
  readonly terminator?: string;
  /** Name of the event that carries an error. */
  readonly errorEvent?: string;
  /** Items of a stream declare a property `error`, so that one does not say that the stream failed. */
  readonly errorItems?: true;
  /** Data of events is text, not JSON. */
  readonly text?: true;
  /** Data of events is text where it is not JSON. */
  readonly allowsText?: true;
  /** A stream that broke off is asked for again from the last event (`Last-Event-ID`, WHATWG HTML section 9.2). */
  readonly resumable?: true;
  /** Properties of the answer to hand out in place of the whole. */
  readonly returns?: readonly string[];
}

export type Protocol =
  | { readonly kind: "http" }
  | {
      readonly kind: "json-rpc";
      readonly method: string;
      /** Parameters in order, where they can go by position; null where they go by name. */
      readonly positions: readonly string[] | null;
      /** They can go by name too. */
      readonly nameable: boolean;
      /** Nothing comes back. */
      readonly notification: boolean;
      readonly codes: readonly { readonly code: number; readonly message: string; readonly data: Type | null }[];
    }
  | { readonly kind: "connect"; readonly method: string; readonly streaming: boolean }
  | { readonly kind: "socket"; readonly channel: ChannelId };

/** A type of successes, and the statuses that carry it. */
export interface ResultCase {
  readonly statuses: readonly ResponseStatus[];
  readonly type: Type;
}

export type Result =
  | { readonly kind: "nothing" }
  /** One type. `empty`: some success has no body. */
  | { readonly kind: "value"; readonly media: "json" | "text"; readonly type: Type; readonly empty: boolean }
  /** Several types, told apart by the status; distinct, in declared order. */
  | {
      readonly kind: "choice";
      readonly media: "json" | "text";
      readonly cases: readonly ResultCase[];
      readonly empty: boolean;
    }
  | { readonly kind: "page"; readonly item: Type; readonly page: Type; readonly plan: PagePlan }
  /** `resumable`: a connection that broke off is opened again from the last event. */
  | {
      readonly kind: "stream";
      readonly frames: "sse" | "jsonl" | "connect";
      readonly item: Type;
      readonly resumable: boolean;
    }
  /** `buffered`: bytes in place of a stream. */
  | { readonly kind: "file"; readonly buffered: boolean }
  | { readonly kind: "socket"; readonly channel: ChannelId };

/** How one page leads to the next. Paths are wire names in the page; places are wire names in the request. */
export type PagePlan =
  | {
      readonly kind: "cursor";
      readonly request: ValuePath;
      readonly next: readonly string[];
      /** `next` leads from the last item of the page, not from the page. */
      readonly lastItem?: true;
      readonly items: readonly string[];
      readonly hasNext?: readonly string[];
    }
  | {
      readonly kind: "offset";
      readonly request: ValuePath;
      /** What the offset counts. */
      readonly unit: "item" | "page";
      readonly items: readonly string[];
      /** Size of a page. */
      readonly step?: ValuePath;
      readonly hasNext?: readonly string[];
      /** True on the last page. */
      readonly lastPage?: readonly string[];
      /** The total number of pages and of items. */
      readonly totalPages?: readonly string[];
      readonly totalItems?: readonly string[];
      /** The declared default, from which the count starts where the caller gives none. */
      readonly start?: number;
    }
  | { readonly kind: "uri" | "path"; readonly next: readonly string[]; readonly items: readonly string[] }
  /** The `Link` header holds the URL of the next page. */
  | { readonly kind: "link"; readonly items: readonly string[] }
  /** Not described: the caller gets the first page. */
  | { readonly kind: "custom"; readonly items: readonly string[] };

export interface Thrown {
  readonly status: ResponseStatus;
  readonly error: ErrorId;
}
