import type { ChannelId, OperationId, ResourceId, SchemeId, Type, TypeId, WebhookId } from "@sdkwright/ir-schema";
import type { Field, Method } from "@sdkwright/sdk-model";
import type { SampleExtra, SampleValue } from "./values.js";

/** An argument, or a field of a request, with its value. */
export interface SampleArgument {
  readonly field: Field;
  readonly value: SampleValue;
}

/** A field of a request. */
export interface SampleRequestField extends SampleArgument {
  readonly kind: "field";
  /** Its place among the fields of the method's request. */
  readonly at: number;
}

/** The request of a call. */
export interface SampleRequest {
  /** In the order of the example; `declaredFields` of docs-kit gives the order of the method. */
  readonly members: readonly (SampleRequestField | SampleExtra)[];
  /** Type of undeclared properties; null where the method takes none. */
  readonly extra: Type | null;
}

/** A credential, shown as a placeholder. */
export interface CredentialSetting {
  readonly kind: "credential";
  readonly scheme: SchemeId;
  readonly part: string;
  /** Text of the placeholder, if the definition has one; null leaves it to the language: `<token>`. */
  readonly placeholder: string | null;
  /** Words of its name, for a placeholder. */
  readonly words: readonly string[];
}

/** An option of a single call. */
export type CallSetting =
  | { readonly kind: "max-retries"; readonly value: number }
  | { readonly kind: "timeout"; readonly seconds: number }
  | { readonly kind: "idempotency-key"; readonly value: string }
  /** What the definition does not declare. */
  | {
      readonly kind: "extra";
      readonly in: "header" | "query" | "body";
      readonly entries: readonly (readonly [name: string, value: string])[];
    }
  | CredentialSetting;

/** A global header as an option of the client. */
export interface HeaderSetting {
  readonly kind: "header";
  readonly header: string;
  readonly value: SampleValue;
  /** The same by its `jsonType`, for a language whose options do not use types of the API. */
  readonly plain: SampleValue;
}

/** A client-level variable as an option of the client. */
export interface VariableSetting {
  readonly kind: "variable";
  readonly name: string;
  readonly value: SampleValue;
  /** As for {@link HeaderSetting}. */
  readonly plain: SampleValue;
}

/**
 * An option of the client. A credential, a header and a variable are each a `NameRef`: `referredName` returns the name of
 * the setting.
 */
export type ClientSetting =
  | { readonly kind: "base-url"; readonly value: string }
  | HeaderSetting
  | VariableSetting
  | CredentialSetting
  /** By index, as name tables know it. */
  | { readonly kind: "environment"; readonly index: number }
  | { readonly kind: "http-client" }
  | { readonly kind: "logger" }
  /** One that logs each attempt, which the sample writes too. */
  | { readonly kind: "middleware" };

/** A call of a method. */
export interface SampleCall {
  readonly method: OperationId;
  /** One for each argument of the method, in order. */
  readonly arguments: readonly SampleArgument[];
  /** Null where the method takes none. It may be empty. */
  readonly request: SampleRequest | null;
  readonly settings: readonly CallSetting[];
}

/** Kinds of results that samples use in different ways. */
export type ResultKind = "page" | "stream" | "socket" | "file" | "value" | "nothing";

/** The first message that clients send on a channel. */
export interface SentMessage {
  readonly channel: ChannelId;
  /** Index among the channel's messages. */
  readonly message: number;
  readonly value: SampleValue;
}

/** A property of an object: a text, a whole number, a member of an enum, or a list. It is never null. */
export interface SampleProperty {
  /** The object: name tables know its properties, inherited ones included, by its id and their wire names. */
  readonly type: TypeId;
  readonly wire: string;
  /** Every value of the object has it. If not, a language that cannot print a missing property shows the whole. */
  readonly present: boolean;
}

/** What a sample does with the result of a call. `shown` is the property to print; null for the whole. */
export type ResultUse =
  /** There is none. */
  | { readonly kind: "nothing" }
  /** Show the value. */
  | { readonly kind: "value"; readonly shown: SampleProperty | null }
  /** Loop over the items of all pages. */
  | { readonly kind: "page"; readonly shown: SampleProperty | null }
  /** Loop over the events. */
  | { readonly kind: "stream"; readonly shown: SampleProperty | null }
  /** Send a message, where there is one to send, and loop over what arrives. */
  | { readonly kind: "socket"; readonly sends: SentMessage | null }
  /** Read the file. */
  | { readonly kind: "file" }
  /** Show the status and the headers of the response, beside what the method gives. */
  | { readonly kind: "raw"; readonly of: ResultKind };

export interface CallProgram {
  readonly kind: "call";
  readonly call: SampleCall;
  readonly use: ResultUse;
  /**
   * What the sample is about. If it is the call, a language drops the result if it can: `await call();` instead
   * of `const result = await call();`.
   */
  readonly subject: "call" | "result";
  /**
   * Options of the client: the sample is then a complete program, with all imports. Null if it continues code that has
   * a client.
   */
  readonly client: readonly ClientSetting[] | null;
  /** Seconds after which the caller cancels the call; null for never. */
  readonly cancelAfter: number | null;
}

/** An error by its role in every runtime, and the parts of it that a sample shows. A language leaves out those it lacks. */
export type CaughtError =
  | { readonly role: "api"; readonly shown: readonly ("status" | "message" | "body" | "request-id")[] }
  | { readonly role: "connection"; readonly shown: readonly ("phase" | "message")[] }
  | { readonly role: "json-rpc"; readonly shown: readonly ("code" | "message" | "data")[] }
  | { readonly role: "connect"; readonly shown: readonly ("code" | "message" | "details")[] };

/** A call whose errors of one kind are caught. */
export interface CatchProgram {
  readonly kind: "catch";
  readonly call: SampleCall;
  readonly result: ResultKind;
  readonly error: CaughtError;
}

/** Two calls in one JSON-RPC batch. */
export interface BatchProgram {
  readonly kind: "batch";
  readonly calls: readonly [SampleCall, SampleCall];
}

/** Making a client. */
export interface ClientProgram {
  readonly kind: "client";
  readonly settings: readonly ClientSetting[];
}

/** A receiver of webhooks, which verifies a delivery and reads it. */
export interface WebhookProgram {
  readonly kind: "webhook";
  /** The delivery to read, for a language that has a function for each; null where none has a body. */
  readonly webhook: WebhookId | null;
}

/** Making the client of one resource alone, so that a bundler can leave out the others. */
export interface StandaloneProgram {
  readonly kind: "standalone";
  readonly resource: ResourceId;
  readonly settings: readonly ClientSetting[];
}

/** Everything that samples show, as plain data that serialises. A backend prints it and decides nothing. */
export type SampleProgram =
  | CallProgram
  | CatchProgram
  | BatchProgram
  | ClientProgram
  | WebhookProgram
  | StandaloneProgram;

/** How a language writes what a reference says of a method. */
export interface ReferenceSpelling {
  /** The client, as calls write it: `$client`. Default: `client`. */
  readonly client?: string;
  /** The call with its parameters: `client.pets.get(petId, options?)`. */
  signature(method: Method): string;
  /** How a resource is reached from the one that holds it: `.pets`. */
  access(resource: ResourceId): string;
  /** Name of an argument, or of a field of the request. */
  field(method: Method, field: Field): string;
  /** The method that takes the request as one object, where that is another one than what the signature shows. */
  withRequest?(method: Method): string;
}
