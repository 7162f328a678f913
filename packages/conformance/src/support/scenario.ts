import type { Need } from "../needs.js";
import type { Shown } from "../reading/shown.js";
import type { Received, Reply } from "../server/script.js";

/** A value of the driver contract (docs/backends/3-conformance.md), as JSON. */
export type Wire = unknown;

/** Options by name, as the contract spells them for all languages. */
export type Options = { readonly [name: string]: Wire };

/** Arguments by place and wire name. `value` is a body that has no properties of its own. */
export interface Args {
  readonly path?: Options;
  readonly query?: Options;
  readonly header?: Options;
  readonly body?: Options;
  readonly value?: Wire;
}

/**
 * How the result of a call is used up. `ways` uses it up once in each way that the language has, each with a call of its
 * own; `named` gives the names and ids of events; `head` gives what a list, stream or download tells of its response.
 */
export type Consume =
  | "value"
  | "raw"
  | "items"
  | "page"
  | "events"
  | "bytes"
  | "socket"
  | "none"
  | "ways"
  | "named"
  | "head";

export interface CallStep {
  readonly op: "call";
  /** Name of the client; `main` where absent. */
  readonly client?: string;
  /** `resource.method`, by the names of the IR, or `request` for the call of an undeclared endpoint. */
  readonly call: string;
  readonly args?: Args;
  /** For `request`. */
  readonly method?: string;
  readonly url?: string;
  readonly options?: Options;
  readonly consume?: Consume;
  /** Messages to send on a connection. */
  readonly send?: readonly Wire[];
  /** Code with which to close the connection, once `limit` messages have come. */
  readonly code?: number;
  /** Leaves the iteration after so many items, events or chunks. */
  readonly limit?: number;
  /** Milliseconds to wait between two chunks of a download. */
  readonly pause?: number;
  /** Milliseconds after which the call is cancelled; 0 cancels before it begins. */
  readonly cancelAfter?: number;
  /** Makes the call so many times at once; the value is the list of results. */
  readonly parallel?: number;
}

export type Step =
  | CallStep
  | { readonly op: "client"; readonly client: string; readonly options: Options }
  | { readonly op: "derive"; readonly client: string; readonly from: string; readonly options: Options }
  | { readonly op: "env"; readonly set: { readonly [name: string]: string | null } }
  /** A delivery that reached a receiver: verified, and read. */
  | {
      readonly op: "webhook";
      /** Its name in the definition. */
      readonly webhook: string;
      readonly delivery: { readonly body: string; readonly headers: { readonly [name: string]: string } };
      readonly secret: Wire;
    }
  | { readonly op: "print"; readonly client?: string }
  | { readonly op: "sleep"; readonly ms: number }
  /** Steps that run at the same time; their results follow in order. */
  | { readonly op: "together"; readonly steps: readonly Step[] };

/** What a driver says of an error. */
export interface Failure {
  readonly kind:
    | "config"
    | "credentials"
    | "connection"
    | "timeout"
    | "canceled"
    | "api"
    | "oauth"
    | "decode"
    | "stream"
    | "webhook"
    | "unknown";
  readonly class: string;
  readonly message: string;
  /** Everything that a user's program could print of it. */
  readonly text: string;
  /** It belongs to the error tree of the SDK. */
  readonly inTree: boolean;
  readonly status?: number;
  readonly requestId?: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: unknown;
  readonly rawBody?: string;
  readonly missingSchemes?: readonly (readonly string[])[];
  readonly retryAfter?: number;
  readonly attempts?: number;
  readonly phase?: string;
  readonly error?: string;
  readonly errorDescription?: string;
  readonly path?: string;
  readonly line?: number;
  readonly native?: boolean;
  readonly url?: string;
  readonly code?: number;
  readonly reason?: string;
  /** The typed body as programs read it. */
  readonly shown?: Shown;
}

/** What a driver answers to a step. */
export interface Result {
  readonly ok: boolean;
  readonly value?: unknown;
  readonly error?: Failure;
  /** Items or events that came before the error. */
  readonly partial?: readonly unknown[];
  /**
   * What programs read of the value: of lists and streams a list; of a page its `items` and `response`; of `ways` a list
   * for each. Also of a call that failed half-way.
   */
  readonly shown?: unknown;
  /** How long the step took. */
  readonly ms: number;
  /** Milliseconds from the call to each event. */
  readonly times?: readonly number[];
}

/** What a case left behind. */
export interface Outcome {
  readonly log: readonly Received[];
  readonly results: readonly Result[];
  /** Lines that the SDK gave to the logger. */
  readonly lines: readonly string[];
  /** What appeared on standard output and standard error beside the driver's own answers. */
  readonly noise: string;
}

/** One server, one process, one sequence of steps. */
export interface Case {
  readonly name?: string;
  /** Name of the `generators.yml` in `fixture/`. */
  readonly variant: string;
  /** What this case needs beside its scenario: it is left out where that is lacking. */
  readonly needs?: readonly Need[];
  /** Environment of the process; nothing else of the API's variables is set. */
  readonly env?: { readonly [name: string]: string };
  /** Options of the client `main`, made before the first step; false makes none. `baseUrl` is the server's unless given. */
  readonly client?: Options | false;
  readonly script?: readonly Reply[];
  readonly steps: readonly Step[];
  /** Milliseconds to wait after the last step, for what the server sees late. */
  readonly settle?: number;
  /**
   * JSON that the server sends for each result in order, as a scenario states it: what is read is compared with it. Of lists
   * and streams all items as a list; of a single page its whole body. Where there is none, it is compared with the value that
   * the driver answers.
   */
  readonly sends?: readonly (string | undefined)[];
  /**
   * False if the server sends values that the definition does not declare: the readings are then compared between languages,
   * but not with the sent values.
   */
  readonly shows?: boolean;
  /** Requests without a reply are part of the case. */
  readonly unscripted?: true;
  readonly expect: (outcome: Outcome) => void;
}

/** One row of the table. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  /** What a language must have for it: the scenario is skipped where that is lacking. */
  readonly needs?: readonly Need[];
  /** Its assertions are about time: it is played after the others, and again where it fails (see `runScenario`). */
  readonly timing?: true;
  /** Why it cannot run yet for any language. */
  readonly pending?: string;
  readonly cases: readonly Case[];
}

/** Scenarios of one heading. */
export interface Group {
  readonly title: string;
  /** What each of them needs. */
  readonly needs?: readonly Need[];
  readonly scenarios: readonly Scenario[];
}
