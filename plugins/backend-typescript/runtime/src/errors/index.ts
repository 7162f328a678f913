export { ApiError } from "./api.js";
export type { ApiErrorInit } from "./api.js";
export { __Brand__Error } from "./base.js";
export { ConfigurationError, MissingCredentialsError } from "./configuration.js";
export { __Brand__ConnectionError } from "./connection.js";
export type { Phase } from "./connection.js";
export { DecodeError } from "./decode.js";
export type { DecodeErrorInit } from "./decode.js";
export { OAuthTokenError } from "./oauth.js";
export type { OAuthTokenErrorInit } from "./oauth.js";
export {
  BadRequestError,
  ConflictError,
  ForbiddenError,
  InternalServerError,
  NotFoundError,
  TooManyRequestsError,
  UnauthorizedError,
  UnprocessableEntityError,
} from "./status.js";
export { StreamError } from "./stream.js";
export { __Brand__TimeoutError } from "./timeout.js";
