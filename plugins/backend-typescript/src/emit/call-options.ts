import type { FileWriter, Sym } from "@sdkwright/plugin-api";
import { typeUse } from "@sdkwright/plugin-api";
import { docOf } from "../docs.js";
import type { Emission } from "../emission.js";
import { PATHS } from "../plan.js";
import { runtimeType } from "../runtime.js";
import { generic, keyword, type TypeExpr, union } from "../types.js";
import { emitMember } from "./declare.js";

/** The type of a credential: a text, or a function that gives it. */
export function credentialType(): TypeExpr {
  return generic(typeUse(runtimeType("Supplier")), "Supplier", [keyword("string")]);
}

/** Types of the runtime for the options of calls. */
export type CallOptions = "RequestOptions" | "RawRequestOptions" | "SocketOptions";

/** Names of the credentials that a single call can bring, with the scheme of each. */
export function callCredentials({ sdk, names }: Emission): { readonly name: string; readonly scheme: string }[] {
  return sdk.auth.schemes.flatMap(({ id, credentials }) =>
    credentials.flatMap(({ part, perCall }) => (perCall ? [{ name: names.credential(id, part), scheme: id }] : [])),
  );
}

/** The types for options of calls that the SDK declares itself, since calls can bring credentials. */
export function ownCallOptions(emission: Emission): CallOptions[] {
  if (callCredentials(emission).length === 0) return [];
  const opens = emission.features.has("socket");
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
export function emitCallOptions(file: FileWriter, emission: Emission): void {
  file.doc({ text: ["Credentials of one call, in place of the client's."] });
  file.block(
    "export interface CallCredentials {",
    () => {
      for (const { name, scheme } of callCredentials(emission)) {
        file.doc(docOf(emission.api.auth.schemes.find(({ id }) => id === scheme) ?? {}));
        emitMember(file, name, true, union([credentialType(), keyword("undefined")]));
      }
    },
    "}",
  );
  for (const name of ownCallOptions(emission)) {
    file.blank();
    file.declare(name);
    file.doc({ text: [DOCS[name]] });
    file.line(`export interface ${name} extends `, typeUse(runtimeType(name)), ", CallCredentials {}");
  }
}
