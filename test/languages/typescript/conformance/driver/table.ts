import type { Types } from "./show.js";

/** A class of errors. */
export type ErrorClass = abstract new (...args: never) => Error;

/** How a call of the SDK begins. `argument` gives a value of the message, or `absent`. */
type Call = (client: unknown, argument: (place: string, name: string) => unknown, options?: object) => unknown;

/** What `emit.ts` says of an SDK: everything in which one differs from another. */
export interface Table {
  readonly absent: symbol;
  /** By name of the IR: `pets.get`. */
  readonly calls: { readonly [name: string]: Call | undefined };
  /** The call of an undeclared endpoint. */
  readonly request: Call;
  /** Options of the constructor that are the API's own, by the name that messages have for them. */
  readonly options: { readonly [name: string]: string | undefined };
  readonly environments: { readonly [name: string]: unknown };
  /** Classes by kind. */
  readonly errors: { readonly [kind: string]: ErrorClass | undefined };
  /** What all errors of the SDK are. */
  readonly root: ErrorClass;
  readonly opensSockets: boolean;
  readonly types: Types;
  create(options?: object): unknown;
  derive(client: unknown, options: object): unknown;
  /** The clients of resources that hang on a client. */
  parts(client: unknown): unknown[];
  parseWebhook(delivery: unknown, secret: unknown): Promise<unknown>;
}
