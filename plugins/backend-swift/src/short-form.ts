import type { Field, RequestNode, ShortFormView } from "@sdkwright/plugin-api";
import { isRequiredIn, oncePer, onlyValue, propertyAt, requestNode } from "@sdkwright/plugin-api";
import { PARAMETERS } from "./reserved.js";

/** How many values a short form takes beside those of the path. With more, a request is easier to read. */
const MOST = 2;

const isOfPath = ({ from }: Field): boolean => from.kind === "parameter" && from.in === "path";

const isOfBody = ({ from }: Field): boolean => from.kind !== "parameter";

/** Whether a call of the required values alone would be an update of nothing. */
const updatesNothing = ({ method }: RequestNode, required: readonly Field[]): boolean =>
  (method.call.verb === "PUT" || method.call.verb === "PATCH") &&
  method.request?.fields.some(isOfBody) === true &&
  !required.some(isOfBody);

/** Whether each label of a method is there once. */
function areDistinct({ names }: ShortFormView, { operation, method }: RequestNode, fields: readonly Field[]): boolean {
  const labels = [...method.arguments, ...fields].map(({ from }) => names.field(operation.id, from));
  return new Set([...labels, ...PARAMETERS]).size === labels.length + PARAMETERS.size;
}

/** Whether a call must give a field, or at least one with a body: many definitions do not say that a body is required. */
function isDemanded({ sdk: { api } }: ShortFormView, { from, required, type }: Field): boolean {
  if (required) return onlyValue(api, { type, required }) === undefined;
  if (from.kind !== "property") return false;
  const property = propertyAt(api, { kind: "ref", id: from.type }, [from.name]);
  return property !== undefined && isRequiredIn(property, "sent");
}

function fieldsOf(view: ShortFormView, node: RequestNode): readonly Field[] | null {
  const required = (node.method.request?.fields ?? []).filter((field) => isDemanded(view, field));
  if (required.length === 0 || updatesNothing(node, required)) return null;
  if (required.filter((field) => !isOfPath(field)).length > MOST) return null;
  return areDistinct(view, node, required) ? required : null;
}

const found = oncePer((view: ShortFormView) =>
  oncePer(({ id }: RequestNode["method"]) => fieldsOf(view, requestNode(view.sdk, id))),
);

/**
 * The fields that a method also takes as arguments, in the order of its request: all that callers must give, where this is
 * little. Null for a method without such a form. An optional field is never among them, so that a method does not lose its
 * short form when the API gets another one.
 */
export const shortFields = (view: ShortFormView, method: RequestNode["method"]): readonly Field[] | null =>
  found(view)(method);
