import {
  ApiError,
  ConfigurationError,
  MissingCredentialsError,
  OAuthTokenError,
} from "@sdkwright/runtime-typescript/errors";
import { isProxied } from "./exchange.js";

/** Why a call failed, and what a reader can do. */
export interface Problem {
  readonly title: string;
  readonly advice: string;
  /** The server responded: its response is shown. */
  readonly hasResponse: boolean;
}

const STATUS_ADVICE: { readonly [status: number]: string } = {
  400: "The server did not accept the request. Its response says why.",
  401: "The server does not accept these credentials. Check them above.",
  403: "The credentials are valid, but they do not allow this call.",
  404: "There is nothing at this address. Check the path parameters.",
  409: "The request conflicts with the state of the resource.",
  422: "Some values are not valid. The response says which.",
  429: "Too many requests were sent. Wait before you send another one.",
};

function adviceOn(status: number): string {
  const known = STATUS_ADVICE[status];
  if (known !== undefined) return known;
  return status >= 500 ? "The server failed. Try again later, or tell those who run it." : "The response says why.";
}

const unreachable = isProxied()
  ? "The server did not respond to the proxy. Check the base URL, and that the server is running."
  : "The browser says no more than this. Either the server cannot be reached (check the base URL, its name and its " +
    "certificate), or it does not allow requests from this page (CORS). `sdkwright docs dev` sends requests by way of " +
    "a proxy, which needs no permission.";

/** Explains a failed call. */
export function explain(error: unknown): Problem {
  if (error instanceof ApiError) {
    return { title: `The server responded with ${error.status}`, advice: adviceOn(error.status), hasResponse: true };
  }
  if (error instanceof MissingCredentialsError) {
    // The message of the error names options and variables of the environment, which a page does not have.
    const schemes = error.missingSchemes.map((keys) => keys.join(" and ")).join(", or ");
    return { title: "Credentials are missing", advice: `Fill in ${schemes} above.`, hasResponse: false };
  }
  if (error instanceof OAuthTokenError) {
    return { title: "No access token could be obtained", advice: error.message, hasResponse: false };
  }
  if (error instanceof ConfigurationError || error instanceof TypeError) {
    return { title: "The request is not complete", advice: error.message, hasResponse: false };
  }
  if (error instanceof Error && error.name === "ExplorerTimeoutError") {
    return { title: "The server did not respond in time", advice: error.message, hasResponse: false };
  }
  if (error instanceof Error && error.name === "ExplorerConnectionError") {
    return { title: "The request could not be sent", advice: unreachable, hasResponse: false };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { title: "The call failed", advice: message, hasResponse: true };
}
