import type {
  JsonValue,
  OperationId,
  PlannedFile,
  SampleProgram,
  Sdk,
  Snippet,
  TargetContext,
} from "@sdkwright/plugin-api";
import { readNames } from "@sdkwright/plugin-api";
import { sampleCall } from "../samples/calls.js";
import { type ShownClient, shownSettings } from "./client.js";
import type { SnippetBase, SnippetModel, SnippetPart } from "./data.js";

/** The part of a backend that prints calls. */
export interface SnippetBackend<Ctx> {
  prepare(target: TargetContext<never>, files: readonly PlannedFile[]): Ctx;
  program(program: SampleProgram, context: Ctx): Snippet | null;
}

/** Values of a call as they are on the wire. */
export interface SnippetValues {
  readonly parameters: readonly { readonly in: string; readonly name: string; readonly value: JsonValue }[];
  readonly body?: JsonValue;
  readonly client?: ShownClient;
}

/** Prints calls of the operations of a client. Null for an operation that the SDK does not have. */
export type PrintSnippet = (id: OperationId, values: SnippetValues) => Snippet | null;

/** Begins the text that stands for a file with a name: no text that is typed has it. */
const FILE = "\u0000file:";

/** The value of a file that callers read from their disk. */
export const fileText = (name: string): string => FILE + name;

/** Samples with the files that values stand for. */
function withFiles<T>(node: T): T {
  if (typeof node !== "object" || node === null) return node;
  if (Array.isArray(node)) return node.map(withFiles) as T;
  const { kind, text } = node as { readonly kind?: unknown; readonly text?: unknown };
  if (kind === "file" && typeof text === "string" && text.startsWith(FILE)) {
    const name = text.slice(FILE.length);
    return { ...node, text: name, path: name };
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withFiles(value)])) as T;
}

/** Data of {@link snippetBase}, {@link snippetModel} and {@link snippetPart}. */
export interface SnippetData {
  readonly base: SnippetBase;
  readonly model: SnippetModel;
  readonly part: SnippetPart;
}

/** The model of an SDK as far as the data has it. */
function sdkIn({ base, model, part }: SnippetData): Sdk {
  const methods = Object.entries(model.methods).map(([id, method]) => [id, { ...method, ...part.inputs[method.id] }]);
  return {
    ...base.sdk,
    api: { ...base.api, ...model.api },
    clients: base.sdk.clients.map((client) => (client.id === model.client.id ? model.client : client)),
    methods: Object.fromEntries(methods),
    types: { ...model.types, ...part.types },
    channels: part.channels,
  };
}

function targetOf(data: SnippetData): TargetContext {
  const { options, packageInfo, names } = data.base;
  const sdk = sdkIn(data);
  return { sdk, api: sdk.api, names: readNames([names, data.part.names]), options, packageInfo, report: () => {} };
}

/** What prints calls with values of any kind. */
export function snippetPrinter<Ctx>({ prepare, program }: SnippetBackend<Ctx>) {
  return (data: SnippetData): PrintSnippet => {
    const { base, model } = data;
    const target = targetOf(data);
    // Data has the options of the backend that it was made for.
    const context = prepare(
      target as TargetContext<never>,
      base.files.map((path) => ({ path, nodes: [] })),
    );
    return (id, values) => {
      const operation = target.api.operations[id];
      const use = model.uses[id];
      if (operation?.kind !== "http" || use === undefined) return null;
      const { client: shown = {}, ...given } = values;
      const call = withFiles(sampleCall(target, { operation, ...given }));
      const client = shownSettings(target.sdk, base.client, shown);
      return program({ kind: "call", call, use, subject: "call", client, cancelAfter: null }, context);
    };
  };
}
