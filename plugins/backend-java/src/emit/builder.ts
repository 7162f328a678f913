import { optionNotes } from "@sdkwright/docs-kit";
import type { ClientOption, FileWriter, Part, PartNode } from "@sdkwright/plugin-api";
import { jsonType, optionRef, referredName } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { stringLiteral } from "../dialect.js";
import { clientClass } from "../parts.js";
import { plainType, typeOf } from "../types.js";
import { emitClass, emitMember, said, tagsOf } from "./declare.js";

function emitOption(option: ClientOption, owner: string, file: FileWriter, context: Context): void {
  const ref = optionRef(option);
  if (!ref) return;
  const name = referredName(context.names, ref);
  const type = "type" in option ? plainType(typeOf(context, jsonType(context.api, option.type))) : "String";
  const fallback = option.kind === "credential" ? `A credential of the scheme ${option.scheme}.` : `Sets ${name}.`;
  const set = (parameter: Part, text: string): void =>
    emitMember(file, {
      doc: { text: [fallback, ...optionNotes(option)], tags: tagsOf({ [name]: text }, "this") },
      type: `public ${owner}`,
      name,
      parameters: [[parameter, " ", name]],
      body: `return option(${stringLiteral(name)}, ${name});`,
    });
  set(type, "the value");
  if (option.kind === "credential") {
    set([context.symbol("java.util.function", "Supplier"), "<String>"], "asked for the value before every attempt");
  }
}

/** `public final class AcmeClientBuilder extends ClientBuilder<AcmeClientBuilder>`. */
export function emitBuilder({ of }: PartNode, file: FileWriter, context: Context): void {
  const { names, sdk } = context;
  const { id } = of.client;
  const name = names.part("builder", id);
  const core = context.runtime("internal.call.Core");
  const doc = `Builds a \`${names.client(id)}\`. Settings left unset are read from environment variables or have defaults.`;
  const clause: Part = ["extends ", context.runtime("core.ClientBuilder"), `<${name}>`];
  emitClass(file, { name, doc, kind: "public final class", clause }, () => {
    file.line(name, "() {}");
    file.blank();
    const settings = context.runtime("core.ClientSettings");
    file.block([name, "(", settings, " from) {"], () => file.line("super(from);"), "}");
    for (const option of sdk.options) emitOption(option, name, file, context);
    if (sdk.environments.list.length > 0) {
      emitMember(file, {
        doc: said("Sets the server to call.", { environment: "the server" }, "this"),
        type: `public ${name}`,
        name: "environment",
        parameters: ["Environment environment"],
        body: "return environment(environment.name());",
      });
    }
    for (const [method, form, text] of [
      ["build", "client", "Builds the client."],
      ["buildAsync", "asyncClient", "Builds the asynchronous client, whose methods return futures."],
    ] as const) {
      const made = clientClass(names, id, form);
      const body: Part = ["return new ", made, "(new ", core, `(${names.part("spec", id)}.CLIENT, settings()));`];
      emitMember(file, { doc: said(text, {}, "the client"), type: `public ${made}`, name: method, body });
    }
  });
}
