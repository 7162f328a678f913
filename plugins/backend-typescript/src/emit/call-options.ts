import type { FileWriter, Sym } from "@sdkwright/plugin-api";
import { typeUse } from "@sdkwright/plugin-api";
import { docOf } from "../docs.js";
import type { Emission } from "../emission.js";
import { CALL_OPTIONS, type CallOptions } from "../plan.js";
import { runtimeType } from "../runtime.js";
import { generic, keyword, type TypeExpr, union } from "../types.js";
import { emitMember } from "./declare.js";

/** The type of a credential: a text, or a function that gives it. */
export function credentialType(): TypeExpr {
  return generic(typeUse(runtimeType("Supplier")), "Supplier", [keyword("string")]);
}

/** Names of the credentials that a single call can bring, with the scheme of each. */
export function callCredentials({ sdk, names }: Emission): { readonly name: string; readonly scheme: string }[] {
  return sdk.auth.schemes.flatMap(({ id, credentials }) =>
    credentials.flatMap(({ part, perCall }) => (perCall ? [{ name: names.credential(id, part), scheme: id }] : [])),
  );
}

/** The type for options of calls: the SDK's own where calls can bring credentials, else that of the runtime. */
export function callOptions({ layout }: Emission, name: CallOptions): Sym {
  return layout.symbols.get(name) ?? runtimeType(name);
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
  for (const name of CALL_OPTIONS) {
    if (!emission.layout.symbols.has(name)) continue;
    file.blank();
    file.declare(name);
    file.doc({ text: [DOCS[name]] });
    file.line(`export interface ${name} extends `, typeUse(runtimeType(name)), ", CallCredentials {}");
  }
}
