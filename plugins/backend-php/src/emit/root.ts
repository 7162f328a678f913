import { docParagraphs, joinedTexts, optionNotes } from "@sdkwright/docs-kit";
import type { ClientNode, ClientOption, FileWriter, Part } from "@sdkwright/plugin-api";
import { optionRef, referredName, sourceOfOption } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { call, dict } from "../literals.js";
import { docOfType, isDetailed, nativeOf, typeOf } from "../types.js";
import { emitNewBatch } from "./batch.js";
import { emitMethod, type Parameter, said } from "./declare.js";
import { optionsParameter } from "./method.js";

/** An option of the client, and what the runtime gets of it. */
interface Option extends Parameter {
  readonly given: Part;
}

const BASE_URL: Option = {
  name: "baseUrl",
  type: "?string",
  text: "Base URL of all requests, instead of that of the environment.",
  fallback: "null",
  // It may contain a key in its query, and the error about one with a password must not show it.
  isSecret: true,
  given: "$baseUrl",
};

function typeOfOption(context: Context, option: ClientOption): Pick<Parameter, "type" | "doc" | "uses"> {
  if (option.kind === "credential") return { type: "string|\\Closure|null", doc: "string|(\\Closure(): string)|null" };
  if (!("type" in option)) return { type: "?string" };
  const type = typeOf(context, option.type, "argument");
  const further = { nullable: true };
  return {
    type: nativeOf(type, further),
    ...(isDetailed(type) && { doc: docOfType(type, further) }),
    uses: type.uses,
  };
}

function optionOf(context: Context, option: ClientOption): Option[] {
  const { names, declared, api } = context;
  const text = [...docParagraphs(sourceOfOption(api, option)), ...optionNotes(option)];
  if (option.kind === "environment") {
    const type: Part = ["?", declared(names.companion("environments"))];
    return [{ name: "environment", type, text: joinedTexts(text), fallback: "null", given: "$environment?->name" }];
  }
  const ref = optionRef(option);
  if (!ref) return [];
  const name = referredName(names, ref);
  const isSecret = option.kind === "credential";
  const callable = isSecret ? "It can also be a function that returns it, called before each attempt." : "";
  return [
    {
      name,
      ...typeOfOption(context, option),
      text: joinedTexts([...text, callable]),
      fallback: "null",
      isSecret,
      given: `$${name}`,
    },
  ];
}

/** All options of clients: credentials first, and last those that every API has. */
function optionsOf(context: Context): Option[] {
  const isCredential = ({ kind }: ClientOption): boolean => kind === "credential";
  const { options } = context.sdk;
  const own = [...options.filter(isCredential), ...options.filter((one) => !isCredential(one))];
  const all = own.flatMap((option) => optionOf(context, option));
  const at = all.findIndex(({ isSecret, name }) => !isSecret && name !== "environment");
  return at < 0 ? [...all, BASE_URL] : [...all.slice(0, at), BASE_URL, ...all.slice(at)];
}

const clientOptions = ({ core }: Context): Parameter => ({
  name: "options",
  type: ["?", core("ClientOptions")],
  text: "",
  fallback: "null",
});

/** The constructor, and the method that makes a client with other options. */
export function emitConstructors(node: ClientNode, file: FileWriter, context: Context): void {
  const { names, declared, core } = context;
  const options = optionsOf(context);
  const parameters = [...options, clientOptions(context)];
  const values = dict(options.map(({ name, given }) => [name, given] as const));
  const spec: Part = [declared(names.part("spec", node.client.id)), "::CLIENT"];
  emitMethod(file, {
    doc: said("Creates a client. Options that are null take their defaults.", parameters),
    name: "__construct",
    parameters,
    body: [["$this->core = ", call(["new ", core("ClientCore")], [spec, values, "$options"]), ";"]],
  });
  const reset = node.client.children.length > 0 ? ["$client->resources = [];"] : [];
  emitMethod(file, {
    doc: said(
      "Returns a client with other options that shares connections and access tokens with this one. Options that are null stay as they are.",
    ),
    name: names.rootMember("withOptions"),
    parameters,
    type: "self",
    body: [
      "$client = clone $this;",
      ["$client->core = $this->core->with(", values, ", $options);"],
      ...reset,
      "",
      "return $client;",
    ],
  });
}

const REQUEST: readonly Parameter[] = [
  { name: "method", type: "string", text: "" },
  { name: "path", type: "string", text: "The path, relative to the base URL.", isSecret: true },
  {
    name: "body",
    type: "mixed",
    text: "The body, which is sent as JSON; null for none.",
    fallback: "null",
    isSecret: true,
  },
];

/** Members of the root client that are not methods of the API. */
export function emitRootMembers(node: ClientNode, file: FileWriter, context: Context): void {
  const parameters = [...REQUEST, optionsParameter(context)];
  emitMethod(file, {
    doc: said("Calls an endpoint for which this client has no method.", parameters, [
      { tag: "return", name: "RawResponse<mixed>", text: "" },
    ]),
    name: context.names.rootMember("request"),
    parameters,
    type: context.core("RawResponse"),
    body: ["return $this->core->request($method, $path, $body, $options);"],
  });
  emitNewBatch(node, file, context);
}
