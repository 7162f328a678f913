import type { FileWriter, Part } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { runtimeNames } from "../runtime.js";
import { emitFunction, emitHeading } from "./declare.js";

/** Types of the runtime that users meet, with their type parameters, and what each is. */
const TYPES: readonly (readonly [name: string, parameters: string, doc: string])[] = [
  ["APIError", "", "is an answer that is no success. Errors of its kind hold one."],
  ["BadRequestError", "", "is an answer with status 400."],
  ["ConfigurationError", "", "is a wrong option or argument, found before anything was sent."],
  ["ConflictError", "", "is an answer with status 409."],
  ["ConnectError", "", "is a call by the Connect protocol that the server says has failed."],
  ["ConnectionError", "", "is a call without an answer."],
  ["Date", "", "is a day of the calendar."],
  ["DecodeError", "", "is a success whose body is not what the API declares."],
  ["ForbiddenError", "", "is an answer with status 403."],
  ["InternalServerError", "", "is an answer with a status of 500 or above."],
  ["JSONRPCError", "", "is a call by JSON-RPC that the server says has failed."],
  ["MissingCredentialsError", "", "is a call for which a credential was not given."],
  ["NotFoundError", "", "is an answer with status 404."],
  ["Nullable", "T any", "is a value, null, or absent, which is its zero value."],
  ["OAuthTokenError", "", "is a failure to get an access token."],
  ["Page", "T, B any", "is one page of a list."],
  ["Pager", "T, B any", "gives the items, or the pages, of a list."],
  ["Pending", "T any", "is the result of a call in a batch, which is there once the batch has been sent."],
  ["Response", "T any", "is a result with the status and the headers of its response."],
  ["SocketClosedError", "", "is the end of a channel otherwise than by agreement."],
  ["Stream", "T any", "gives the events of a response as they arrive."],
  ["StreamError", "", "is an error that a stream reported, or a stream that broke off."],
  ["TimeoutError", "", "is a call that took too long."],
  ["TooManyRequestsError", "", "is an answer with status 429."],
  ["UnauthorizedError", "", "is an answer with status 401."],
  ["UnprocessableEntityError", "", "is an answer with status 422."],
];

/** Functions of the runtime that users need to fill requests. */
const FUNCTIONS: readonly (readonly [name: string, signature: string, call: string, doc: string])[] = [
  ["Null", "[T any]() Nullable[T]", "[T]()", "is null, as opposed to absent."],
  ["Ptr", "[T any](value T) *T", "(value)", "points to a value: for optional fields."],
  ["Value", "[T any](value T) Nullable[T]", "(value)", "is a value that could have been null."],
];

/** What users need of the runtime, under the package that they import. A name of the API goes first. */
export function emitAliases({ core, helpers, names }: Emission, file: FileWriter): void {
  const exported = runtimeNames("core", helpers);
  const isFree = (name: string): boolean => exported.has(name) && !names.isTaken(name);
  for (const [name, parameters, doc] of TYPES) {
    if (!isFree(name)) continue;
    const args = parameters.replace(/ any$/, "");
    const list: Part = parameters === "" ? "" : `[${parameters}]`;
    emitHeading(file, { doc: `${name} ${doc}` });
    file.line("type ", name, list, " = ", core(name), args === "" ? "" : `[${args}]`);
  }
  for (const [name, signature, call, doc] of FUNCTIONS) {
    if (!isFree(name)) continue;
    const result = isFree("Nullable") ? signature : signature.replace("Nullable", "core.Nullable");
    emitFunction(file, { doc: `${name} ${doc}`, head: [name, result], body: ["return ", core(name), call] });
  }
}
