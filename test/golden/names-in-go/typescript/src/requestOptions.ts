import type {
  RawRequestOptions as RawRequestOptions_,
  RequestOptions as RequestOptions_,
  Supplier,
} from "./core/client/options.js";

/** Credentials of one call, in place of the client's. */
export interface CallCredentials {
  token?: Supplier<string> | undefined;
}

/** Options of one call. They win over those of the client. */
export interface RequestOptions extends RequestOptions_, CallCredentials {}

/** Options of a call to an endpoint that the SDK does not declare. */
export interface RawRequestOptions extends RawRequestOptions_, CallCredentials {}
