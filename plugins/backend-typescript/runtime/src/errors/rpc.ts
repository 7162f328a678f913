import { ApiError } from "./api.js";

/** Error object of a failed JSON-RPC call. */
export interface JsonRpcFailure<Code extends number = number, Data = unknown> {
  readonly code: Code;
  readonly message: string;
  readonly data?: Data;
}

/** The server responded with a JSON-RPC error. `status` is that of the HTTP response, which is often 200. */
export class JsonRpcError<Code extends number = number, Data = unknown> extends ApiError<
  JsonRpcFailure<Code, Data>
> {
  override get name(): string {
    return "JsonRpcError";
  }

  /** Codes from -32768 to -32000 are defined by the protocol, such as -32602 for invalid parameters. */
  get code(): Code {
    return this.body.code;
  }

  /** Additional data from the server. It may differ from the declared type. */
  get data(): Data {
    return this.body.data as Data;
  }
}
