import { optionNotes } from "@sdkwright/docs-kit";
import type { ClientOption, FileWriter, Part } from "@sdkwright/plugin-api";
import { jsonType, optionRef, referredName } from "@sdkwright/plugin-api";
import { stringLiteral } from "../dialect.js";
import { emitDoc } from "../docs.js";
import type { Emission } from "../emission.js";
import { classHead, methodHead } from "../layout.js";
import { clientClass } from "../plan.js";
import { plainType, typeOf } from "../types.js";

const said = (name: string, text: string) => [
  { tag: "param", name, text },
  { tag: "return", text: "this" },
];

function emitOption(emission: Emission, option: ClientOption, owner: string, file: FileWriter): void {
  const ref = optionRef(option);
  if (!ref) return;
  const name = referredName(emission.names, ref);
  const type = "type" in option ? plainType(typeOf(emission, jsonType(emission.api, option.type))) : "String";
  const fallback = option.kind === "credential" ? `A credential of the scheme ${option.scheme}.` : `Sets ${name}.`;
  const set = (parameter: Part, text: string): void => {
    file.blank();
    emitDoc(file, { text: [fallback, ...optionNotes(option)], tags: said(name, text) }, 1);
    const head = methodHead(["public ", owner], name, [[parameter, " ", name]], 1);
    file.block(head, () => file.line(`return option(${stringLiteral(name)}, ${name});`), "}");
  };
  set(type, "the value");
  if (option.kind === "credential") {
    set([emission.symbol("java.util.function", "Supplier"), "<String>"], "asked for the value before every attempt");
  }
}

/** `public final class AcmeClientBuilder extends ClientBuilder<AcmeClientBuilder>`. */
export function emitBuilder(emission: Emission, file: FileWriter): void {
  const { names, sdk, api } = emission;
  const [client, async] = [clientClass(names, api.root, "sync"), clientClass(names, api.root, "async")];
  const name = `${client}Builder`;
  const base = emission.runtime("core.ClientBuilder");
  const core = emission.runtime("internal.call.Core");
  file.blank();
  file.declare(name);
  emitDoc(file, "Builds clients. Settings that are not made come from environment variables, or have defaults.", 0);
  file.block(
    classHead(["public final class ", name], ["extends ", base, `<${name}>`]),
    () => {
      file.line(name, "() {}");
      file.blank();
      file.block(
        [name, "(", emission.runtime("core.ClientSettings"), " from) {"],
        () => file.line("super(from);"),
        "}",
      );
      for (const option of sdk.options) emitOption(emission, option, name, file);
      if (sdk.environments.list.length > 0) {
        file.blank();
        emitDoc(file, { text: ["Which server to call."], tags: said("environment", "the server") }, 1);
        const head = methodHead(`public ${name}`, "environment", ["Environment environment"], 1);
        file.block(head, () => file.line("return environment(environment.name());"), "}");
      }
      for (const [method, made] of [
        ["build", client],
        ["buildAsync", async],
      ] as const) {
        file.blank();
        const text = method === "build" ? "The client." : "The client that gives futures.";
        emitDoc(file, { text: [text], tags: [{ tag: "return", text: "the client" }] }, 1);
        const body: Part = ["return new ", made, "(new ", core, "(ClientSpecs.CLIENT, settings()));"];
        file.block(`public ${made} ${method}() {`, () => file.line(body), "}");
      }
    },
    "}",
  );
}

/** `public enum Environment`: the API's servers. */
export function emitEnvironments(_: unknown, file: FileWriter, { names, sdk, api }: Emission): void {
  const all = sdk.environments.list;
  file.blank();
  file.declare("Environment");
  emitDoc(file, "The API's servers. The first one is the default.", 0);
  file.block(
    "public enum Environment {",
    () => {
      for (const [at, { index, urls }] of all.entries()) {
        const { description, summary } = api.environments.list[index] ?? {};
        emitDoc(file, { text: [description ?? summary ?? "", urls[0] ?? ""].filter((text) => text !== "") }, 1);
        file.line(names.environment(index), at === all.length - 1 ? "" : ",");
      }
    },
    "}",
  );
}
