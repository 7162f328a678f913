import { ApiError } from "./api.js";

/** Codes of the Connect protocol. */
export type ConnectCode =
  | "canceled"
  | "unknown"
  | "invalid_argument"
  | "deadline_exceeded"
  | "not_found"
  | "already_exists"
  | "permission_denied"
  | "resource_exhausted"
  | "failed_precondition"
  | "aborted"
  | "out_of_range"
  | "unimplemented"
  | "internal"
  | "unavailable"
  | "data_loss"
  | "unauthenticated";

/** A message of any type that belongs to an error. */
export interface ConnectErrorDetail {
  /** Full name of the message's type. */
  readonly type: string;
  /** The message in binary form, as base64 without padding. */
  readonly value: string;
  /** The message as JSON, if the server can encode it. */
  readonly debug?: unknown;
}

/** Body of an error that a server reported over the Connect protocol. */
export interface ConnectFailure {
  readonly code: ConnectCode;
  readonly message?: string;
  readonly details?: readonly ConnectErrorDetail[];
}

/** Whether an error was reported by the server over the Connect protocol, and not by a proxy in front of it. */
export function isConnectError(error: unknown): error is ApiError<ConnectFailure> {
  if (!(error instanceof ApiError)) return false;
  const body: unknown = error.body;
  return (
    typeof body === "object" && body !== null && "code" in body && typeof body.code === "string"
  );
}
