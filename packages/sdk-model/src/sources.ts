import type { NameRef } from "@sdkwright/descriptor";
import type { Api, Documented, HttpOperation, SchemeId } from "@sdkwright/ir-schema";
import type { ClientOption, Field, Method, SdkModel } from "./model.js";
import { urlVariables } from "./questions/environments.js";
import { propertyAt } from "./questions/objects.js";

/** Everything that a method takes: its arguments, then the fields of its request. */
export const fieldsOfMethod = (method: Method): readonly Field[] => [
  ...method.arguments,
  ...(method.request?.fields ?? []),
];

/** The part of the definition that describes an input of a method: its parameter, its property, or the body. */
export function sourceOf(api: Api, operation: HttpOperation, { from }: Field): Documented {
  switch (from.kind) {
    case "parameter":
      return operation.parameters.find(({ in: place, name }) => place === from.in && name.wire === from.name) ?? {};
    case "property":
      return propertyAt(api, { kind: "ref", id: from.type }, [from.name]) ?? {};
    case "body":
      return operation.body ?? {};
    default:
      return from satisfies never;
  }
}

/**
 * What the definition says of an option of the client: its scheme, its header, its variable. Nothing of one that replaces
 * all that its scheme would do.
 */
export function sourceOfOption(api: Api, option: ClientOption): Documented {
  switch (option.kind) {
    case "credential":
      return (option.replaces ? undefined : api.auth.schemes.find(({ id }) => id === option.scheme)) ?? {};
    case "header":
      return api.headers.find(({ header }) => header === option.header) ?? {};
    case "url-variable":
      return urlVariables(api).find(({ name }) => name.wire === option.name) ?? {};
    case "variable":
      return api.variables.find(({ name }) => name.wire === option.name) ?? {};
    case "environment":
    case "base-url":
    case "socket":
      return {};
    default:
      return option satisfies never;
  }
}

/**
 * What the API calls an option of the client, as name tables know it. Undefined for those that are called the same with
 * any API, which runtimes can declare themselves.
 */
export function optionRef(option: ClientOption): NameRef | undefined {
  switch (option.kind) {
    case "credential":
    case "header":
    case "variable":
      return option;
    case "url-variable":
      return { kind: "variable", name: option.name };
    case "environment":
    case "base-url":
    case "socket":
      return undefined;
    default:
      return option satisfies never;
  }
}

/** A credential that single calls can bring, and what the definition says of its scheme. */
export interface CallCredential {
  readonly scheme: SchemeId;
  readonly part: string;
  readonly source: Documented;
}

/** The credentials that single calls can bring. */
export function perCallCredentials({ api, auth }: Pick<SdkModel, "api" | "auth">): CallCredential[] {
  return auth.schemes.flatMap(({ id, credentials }) => {
    const source = api.auth.schemes.find((scheme) => scheme.id === id) ?? {};
    return credentials.filter(({ perCall }) => perCall).map(({ part }) => ({ scheme: id, part, source }));
  });
}

/** Whether no client can be made without an option. */
export function isNeededOption(option: ClientOption): boolean {
  return option.kind === "base-url" || (option.kind === "header" && option.required);
}
