import { ApiError } from "./api.js";

/** What a server says of a JSON-RPC call that failed. */
export interface JsonRpcFailure<Code extends number = number, Data = unknown> {
  readonly code: Code;
  readonly message: string;
  readonly data?: Data;
}

/**
 * The server answered a call with a JSON-RPC error. `status` is that of the HTTP answer, which is a success more often
 * than not.
 */
export class JsonRpcError<Code extends number = number, Data = unknown> extends ApiError<
  JsonRpcFailure<Code, Data>
> {
  override get name(): string {
    return "JsonRpcError";
  }

  /** Negative numbers down from -32000 are the protocol's own, such as -32602 for parameters that do not fit. */
  get code(): Code {
    return this.body.code;
  }

  /** What the server adds; it may differ from the declared type. */
  get data(): Data {
    return this.body.data as Data;
  }
}
