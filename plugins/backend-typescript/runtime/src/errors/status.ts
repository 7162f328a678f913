import { ApiError } from "./api.js";
import type { ApiErrorInit } from "./api.js";

/** Status 400. */
export class BadRequestError<Body = unknown> extends ApiError<Body> {
  override get name(): string {
    return "BadRequestError";
  }
}

/** Status 401. */
export class UnauthorizedError<Body = unknown> extends ApiError<Body> {
  override get name(): string {
    return "UnauthorizedError";
  }
}

/** Status 403. */
export class ForbiddenError<Body = unknown> extends ApiError<Body> {
  override get name(): string {
    return "ForbiddenError";
  }
}

/** Status 404. */
export class NotFoundError<Body = unknown> extends ApiError<Body> {
  override get name(): string {
    return "NotFoundError";
  }
}

/** Status 409. */
export class ConflictError<Body = unknown> extends ApiError<Body> {
  override get name(): string {
    return "ConflictError";
  }
}

/** Status 422. */
export class UnprocessableEntityError<Body = unknown> extends ApiError<Body> {
  override get name(): string {
    return "UnprocessableEntityError";
  }
}

/** Status 429. */
export class TooManyRequestsError<Body = unknown> extends ApiError<Body> {
  override get name(): string {
    return "TooManyRequestsError";
  }
}

/** Status 500 and above. */
export class InternalServerError<Body = unknown> extends ApiError<Body> {
  override get name(): string {
    return "InternalServerError";
  }
}

const classes: { readonly [status: number]: new (init: ApiErrorInit) => ApiError } = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  409: ConflictError,
  422: UnprocessableEntityError,
  429: TooManyRequestsError,
};

/** The class for a status that the operation declares no error for. */
export function errorClass(status: number): new (init: ApiErrorInit) => ApiError {
  return classes[status] ?? (status >= 500 ? InternalServerError : ApiError);
}
