import { additive, because, breaking, type ChangeKind, invisible, varying } from "../kind.js";

/** Changes of operations, their parameters and their results. */
export const operationKinds = {
  "operation-added": additive("Operation added", "The SDK has one more method.", (s) => `${s} was added.`),
  "operation-removed": breaking(
    "Operation removed",
    "The method is gone, so calls of it no longer compile.",
    (s) => `${s} was removed.`,
  ),
  "operation-moved": invisible(
    "Verb or path changed",
    "Callers name the method; the SDK handles verb and path.",
    (s, d) => `${s} is sent to another place${because(d)}`,
  ),
  "operation-deprecated": invisible(
    "Operation deprecated",
    "The method still works; editors mark calls of it.",
    (s) => `${s} is deprecated.`,
  ),
  "operation-restored": invisible(
    "Operation no longer deprecated",
    "Editors no longer mark calls of the method.",
    (s) => `${s} is no longer deprecated.`,
  ),
  "method-renamed": breaking("Method renamed", "Calls use the old name.", (s, d) => `${d} (${s}).`),
  "method-moved": breaking(
    "Method in another group",
    "Calls reach the method through the old group.",
    (s, d) => `${d} (${s}).`,
  ),
  "parameter-added": additive(
    "Optional parameter added",
    "Calls that do not give it are what they were.",
    (s) => `${s} was added, optional.`,
  ),
  "parameter-added-required": breaking(
    "Required parameter added",
    "No existing call gives it.",
    (s) => `${s} was added, required.`,
  ),
  "parameter-removed": breaking(
    "Parameter removed",
    "Calls that give it no longer compile.",
    (s) => `${s} was removed.`,
  ),
  "parameter-became-required": breaking(
    "Parameter became required",
    "Calls may leave it out.",
    (s) => `${s} is required now.`,
  ),
  "parameter-became-optional": varying(
    { sent: "additive", received: "additive", traits: { nominal: "breaking" } },
    "Parameter became optional",
    "Calls that give it are what they were. Where optional values have types of their own, such as pointers, they are not.",
    (s) => `${s} is optional now.`,
  ),
  "parameter-renamed": breaking(
    "Parameter renamed in the SDK",
    "Calls give it by the old name.",
    (s, d) => `${s} was renamed${because(d)}`,
  ),
  "parameter-moved": invisible(
    "Parameter moved",
    "The SDK puts it into the query, a header or a cookie; callers see no difference.",
    (s, d) => `${s} is sent in another place${because(d)}`,
  ),
  "parameter-widened": varying(
    { sent: "additive", received: "additive", traits: { nominal: "breaking" } },
    "Parameter takes more values",
    "What calls give is still accepted. In languages with nominal types, calls no longer compile.",
    (s, d) => `${s} takes more values${because(d)}`,
  ),
  "parameter-narrowed": breaking(
    "Parameter takes fewer values",
    "Calls may give values that are no longer taken.",
    (s, d) => `${s} takes fewer values${because(d)}`,
  ),
  "parameter-changed": breaking(
    "Parameter has another type",
    "What calls give is no longer taken.",
    (s, d) => `${s} has another type${because(d)}`,
  ),
  "parameter-style-changed": invisible(
    "Parameter written in another style",
    "The SDK writes lists and objects; callers see no difference.",
    (s, d) => `${s} is written in another style${because(d)}`,
  ),
  "parameter-default-changed": invisible(
    "Default of a parameter changed",
    "Calls compile, and leave the choice to the API as before.",
    (s, d) => `${s} has another default${because(d)}`,
  ),
  "parameter-deprecated": invisible(
    "Parameter deprecated",
    "It still works; editors mark uses of it.",
    (s) => `${s} is deprecated.`,
  ),
  "parameter-restored": invisible(
    "Parameter no longer deprecated",
    "Editors no longer mark uses of it.",
    (s) => `${s} is no longer deprecated.`,
  ),
  "arguments-changed": breaking(
    "Arguments of a method changed",
    "Calls give arguments by position.",
    (s, d) => `${s} takes other arguments${because(d)}`,
  ),
  "request-added": varying(
    { sent: "additive", received: "additive", traits: { fixedArity: "breaking" } },
    "Method takes a request",
    "The request is optional, so calls without one compile. Where calls give every parameter, they do not.",
    (s) => `${s} takes an optional request.`,
  ),
  "request-became-required": breaking(
    "Request became required",
    "Calls may leave the request out.",
    (s) => `${s} needs a request now.`,
  ),
  "request-became-optional": additive(
    "Request became optional",
    "Calls that give a request are what they were.",
    (s) => `${s} can be called without a request.`,
  ),
  "request-type-renamed": breaking(
    "Type of a request renamed",
    "Code that names the type no longer compiles. If the type was that of the body, its values still fit where shapes are compared.",
    (s, d) => `The request type ${d} (${s}).`,
  ),
  "body-encoding-changed": invisible(
    "Body sent in another format",
    "The SDK writes the body; callers see no difference.",
    (s, d) => `The body of ${s} is sent in another format${because(d)}`,
  ),
  "result-added": varying(
    { sent: "additive", received: "additive", traits: { fixedArity: "breaking" } },
    "Method returns something",
    "Callers of a method that returned nothing ignore what it returns. Where calls take every result, they do not compile.",
    (s, d) => `${s} returns something${because(d)}`,
  ),
  "result-removed": breaking(
    "Method no longer returns anything",
    "Code reads the result.",
    (s, d) => `${s} no longer returns anything${because(d)}`,
  ),
  "result-form-changed": breaking(
    "Method returns another form",
    "Values, pages, streams, files and connections are used in different ways.",
    (s, d) => `${s} returns another form${because(d)}`,
  ),
  "result-widened": breaking(
    "Method returns more kinds of values",
    "Code does not expect the new ones.",
    (s, d) => `The result of ${s} can be more${because(d)}`,
  ),
  "result-narrowed": varying(
    { sent: "additive", received: "additive", traits: { nominal: "breaking" } },
    "Method returns fewer kinds of values",
    "Code handles all that is returned. In languages with nominal types, it does not compile.",
    (s, d) => `The result of ${s} is narrower${because(d)}`,
  ),
  "result-changed": breaking(
    "Method returns another type",
    "Code expects the old type.",
    (s, d) => `The result of ${s} has another type${because(d)}`,
  ),
  "result-may-be-missing": breaking(
    "Result can be missing",
    "Some success has no body, which code does not expect.",
    (s) => `The result of ${s} can be missing.`,
  ),
  "result-always-there": varying(
    { sent: "additive", received: "additive", traits: { nominal: "breaking" } },
    "Result is always there",
    "Code that checks for a missing result still compiles. Where a result that can be missing has a type of its own, it does not.",
    (s) => `The result of ${s} is always there.`,
  ),
  "pagination-changed": invisible(
    "Pages are requested in another way",
    "The SDK requests further pages; callers see no difference.",
    (s, d) => `The pages of ${s} are requested in another way${because(d)}`,
  ),
  "stream-protocol-changed": invisible(
    "Stream ends or resumes in another way",
    "The SDK reads the stream; callers see no difference.",
    (s) => `The stream of ${s} ends or resumes in another way.`,
  ),
  "security-changed": invisible(
    "Credentials of an operation changed",
    "Callers give credentials to the client, not to the call. A new credential of the client is a change of its own.",
    (s, d) => `${s} needs other credentials${because(d)}`,
  ),
  "retries-changed": invisible(
    "Retries of an operation changed",
    "The SDK repeats failed calls; callers see no difference.",
    (s) => `${s} is repeated in other cases.`,
  ),
  "error-thrown": additive(
    "Operation declares another error",
    "The SDK throws a more specific error, of which code that catches the general one catches all.",
    (s, d) => `${s} declares another error${because(d)}`,
  ),
  "error-not-thrown": invisible(
    "Operation no longer declares an error",
    "Code that handles the error compiles, and is not reached.",
    (s, d) => `${s} no longer declares an error${because(d)}`,
  ),
} as const satisfies { readonly [kind: string]: ChangeKind };
