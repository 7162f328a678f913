import type {
  ChannelId,
  Companion,
  ErrorId,
  FieldSource,
  NameTable,
  NamingProfile,
  OperationId,
  ResourceId,
  Sdk,
  TupleShape,
  TypeId,
  WebhookId,
} from "@sdkwright/plugin-api";
import { caseWords, spell, splitWords, tupleShapes } from "@sdkwright/plugin-api";
import { tupleName } from "./types.js";

/** Keys under which a name table has the names that go with declared ones. */
export const keys = {
  /** Function that makes a resource's client, or an error. */
  maker: (id: ResourceId | ErrorId) => `maker ${id}`,
  /** Constant of an enum's value. */
  constant: (type: TypeId, value: string | number) => `constant ${type} ${typeof value} ${value}`,
  /** Constant of an environment. */
  environment: (index: number) => `environment ${index}`,
  /** Variable that describes an operation. */
  operation: (id: OperationId) => `operation ${id}`,
  /** Field that hands an argument to the runtime. */
  argument: (id: OperationId, from: FieldSource) => `argument ${id} ${"name" in from ? from.name : ""}`,
  /** Generic type of tuples. */
  tuple: (shape: TupleShape) => `tuple ${tupleName(shape)}`,
  /** What a method gives whose successes have types of their own. */
  result: (id: OperationId) => `result ${id}`,
  visitor: (union: TypeId) => `visitor ${union}`,
  /** Function that makes the variant of a union. */
  variant: (union: TypeId, index: number) => `variant ${union} ${index}`,
  /** Client whose methods give status and headers. */
  raw: (id: ResourceId) => `raw ${id}`,
  /** What collects the calls of a resource, and the function that makes it. */
  batch: (id: ResourceId) => `batch ${id}`,
  batchMaker: (id: ResourceId) => `batch maker ${id}`,
  /** Method that sends a message of a channel. */
  send: (channel: ChannelId, message: number) => `send ${channel} ${message}`,
  /** Functions that verify webhooks, and read one. */
  verify: "verify",
  parse: (id: WebhookId) => `parse ${id}`,
};

/** An exported name as an unexported one. */
export function unexported(name: string): string {
  return caseWords(splitWords(name), "camel", true);
}

function* constants({ api }: Sdk, names: NameTable): Generator<Companion> {
  for (const decl of Object.values(api.types)) {
    if (decl.kind !== "enum") continue;
    for (const { value } of decl.values) {
      yield { key: keys.constant(decl.id, value), name: names.type(decl.id) + names.enumMember(decl.id, value) };
    }
  }
  for (const index of api.environments.list.keys()) {
    yield { key: keys.environment(index), name: `Environment${names.environment(index)}` };
  }
}

function* methods(sdk: Sdk, names: NameTable, { initialisms }: NamingProfile): Generator<Companion> {
  for (const { id, resource } of Object.values(sdk.api.operations)) {
    // Arguments of an operation are in a struct that is called as its variable, with an ending.
    const name = unexported(names.client(resource)) + names.method(id);
    yield { key: keys.operation(id), name, endings: ["Params"] };
  }
  for (const { id, arguments: args } of Object.values(sdk.methods)) {
    // The request is embedded beside the arguments: the name of its type is a field too.
    yield { key: `embedded ${id}`, name: names.request(id), scope: id };
    for (const { from } of args) {
      if (from.kind !== "parameter") continue;
      const words = splitWords(names.parameter(id, from.in, from.name));
      yield { key: keys.argument(id, from), name: caseWords(words, "pascal", true, initialisms), scope: id };
    }
  }
}

function* types({ api, methods: all }: Sdk, names: NameTable): Generator<Companion> {
  for (const shape of tupleShapes(api)) yield { key: keys.tuple(shape), name: tupleName(shape) };
  for (const { id, result } of Object.values(all)) {
    if (result.kind !== "choice" || result.media !== "json") continue;
    yield { key: keys.result(id), name: `${names.request(id).replace(/Request$/, "")}Result` };
  }
  for (const decl of Object.values(api.types)) {
    if (decl.kind !== "union") continue;
    const name = names.type(decl.id);
    yield { key: keys.visitor(decl.id), name: `${name}Visitor` };
    for (const index of decl.variants.keys()) {
      yield { key: keys.variant(decl.id, index), name: `New${name}From${names.variant(decl.id, index)}` };
    }
  }
}

function* clients({ clients: all }: Sdk, names: NameTable): Generator<Companion> {
  for (const { id, batches } of all) {
    const name = names.client(id).replace(/Client$/, "");
    yield { key: keys.raw(id), name: `${name}RawClient` };
    if (!batches) continue;
    yield { key: keys.batch(id), name: `${name}Batch` };
    yield { key: keys.batchMaker(id), name: `new${name}Batch` };
  }
}

function* messages({ api, channels }: Sdk, profile: NamingProfile): Generator<Companion> {
  for (const { id, messages: declared } of Object.values(api.channels)) {
    for (const index of channels[id]?.sends ?? []) {
      const name = `Send${spell(declared[index]?.name.words ?? [], "variant", profile)}`;
      yield { key: keys.send(id, index), name, scope: id };
    }
  }
}

/** Every name that goes with a declared one, in the order in which they choose. */
export function* companionsOf(sdk: Sdk, names: NameTable, profile: NamingProfile): Generator<Companion> {
  for (const { id } of sdk.clients) yield { key: keys.maker(id), name: `new${names.client(id)}` };
  for (const { id } of Object.values(sdk.api.errors)) {
    if (sdk.errors[id]?.typed) yield { key: keys.maker(id), name: `new${names.type(id)}` };
  }
  yield* constants(sdk, names);
  yield* methods(sdk, names, profile);
  yield* types(sdk, names);
  yield* clients(sdk, names);
  yield* messages(sdk, profile);
  if (!sdk.webhooks) return;
  yield { key: keys.verify, name: "VerifyWebhook" };
  for (const id of sdk.webhooks.verified) yield { key: keys.parse(id), name: `Parse${names.type(id)}` };
}
