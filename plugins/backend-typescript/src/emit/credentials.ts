import type { AuthScheme, ScaffoldFile, SchemeCredential, Sym } from "@sdkwright/plugin-api";
import {
  callCredentialsOf,
  clientCredentialsOf,
  createFile,
  credentialsOf,
  openedChannel,
  typeUse,
} from "@sdkwright/plugin-api";
import { dialect } from "../dialect.js";
import { docOf } from "../docs.js";
import type { Emission } from "../emission.js";
import { PATHS } from "../model/paths.js";
import { runtimeType } from "../runtime.js";
import { generic, keyword, type TypeExpr, union } from "../types.js";
import { emitMember } from "./object.js";

/** A credential as the name of an option, and the scheme that it is for. */
export interface CredentialOption extends SchemeCredential {
  readonly name: string;
  readonly scheme: AuthScheme;
}

function optionsOf({ target }: Emission, partsOf: (scheme: AuthScheme) => SchemeCredential[]): CredentialOption[] {
  return target.api.auth.schemes.flatMap((scheme) =>
    partsOf(scheme).map((one) => ({ ...one, scheme, name: target.names.credential(scheme.id, one.part) })),
  );
}

/** Credentials that the client can be given. */
export function clientCredentials(emission: Emission): CredentialOption[] {
  return optionsOf(emission, clientCredentialsOf);
}

/** Credentials that a single call can bring. */
export function callCredentials(emission: Emission): CredentialOption[] {
  return optionsOf(emission, callCredentialsOf);
}

/**
 * Names of credentials that are of no use alone, by scheme: the parts of a scheme that needs several. Where the
 * environment can supply a part, any other can be given without it.
 */
export function inseparableCredentials({ target }: Emission): string[][] {
  return target.api.auth.schemes.flatMap((scheme) => {
    const parts = credentialsOf(scheme);
    if (parts.length < 2 || parts.some(({ credential }) => credential.env !== undefined)) return [];
    return [parts.map(({ part }) => target.names.credential(scheme.id, part))];
  });
}

/** The type of a credential: a text, or a function that gives it. */
export function credentialType(): TypeExpr {
  return generic(typeUse(runtimeType("Supplier")), "Supplier", [keyword("string")]);
}

/** Types of the runtime for the options of calls. */
export type CallOptions = "RequestOptions" | "RawRequestOptions" | "SocketOptions";

/** The types for options of calls that the SDK declares itself, since calls can bring credentials. */
export function ownCallOptions(emission: Emission): CallOptions[] {
  if (callCredentials(emission).length === 0) return [];
  const { api } = emission.target;
  const opens = Object.values(api.operations).some((operation) => openedChannel(api, operation));
  return ["RequestOptions", "RawRequestOptions", ...(opens ? (["SocketOptions"] as const) : [])];
}

/** The type for options of calls: the SDK's own, or that of the runtime. */
export function callOptions(emission: Emission, name: CallOptions): Sym {
  return ownCallOptions(emission).includes(name)
    ? { part: "sym", name, module: PATHS.requestOptions, typeOnly: true }
    : runtimeType(name);
}

const DOCS: { readonly [name in CallOptions]: string } = {
  RequestOptions: "Options of one call. They win over those of the client.",
  RawRequestOptions: "Options of a call to an endpoint that the SDK does not declare.",
  SocketOptions: "Options of a connection.",
};

/** What calls can be told, where that is more than with any API: the API's own credentials. */
export function requestOptionsFile(emission: Emission): ScaffoldFile[] {
  const names = ownCallOptions(emission);
  if (names.length === 0) return [];
  const file = createFile(PATHS.requestOptions, dialect);
  file.doc({ text: ["Credentials of one call, in place of the client's."] });
  file.block(
    "export interface CallCredentials {",
    () => {
      for (const { name, scheme } of callCredentials(emission)) {
        file.doc(docOf(scheme));
        emitMember(file, name, true, union([credentialType(), keyword("undefined")]));
      }
    },
    "}",
  );
  for (const name of names) {
    file.blank();
    file.declare(name);
    file.doc({ text: [DOCS[name]] });
    file.line(`export interface ${name} extends `, typeUse(runtimeType(name)), ", CallCredentials {}");
  }
  return [{ path: PATHS.requestOptions, content: file.finish().content, kind: "generated" }];
}
