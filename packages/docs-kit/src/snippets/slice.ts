import type {
  Api,
  ChannelId,
  Client,
  JsonValue,
  Method,
  Name,
  NameTable,
  Operation,
  PackageInfo,
  ResultUse,
  SampleProperty,
  Sdk,
  SentMessage,
  TypeDecl,
  TypeId,
} from "@sdkwright/plugin-api";
import { methodOf, oncePer, typesOfResult } from "@sdkwright/plugin-api";
import { clientSettings } from "../samples/client.js";
import { useOf } from "../samples/programs.js";
import type { SnippetBase, SnippetModel, SnippetPart } from "./data.js";
import { addShells, type Shells } from "./shells.js";

/** An SDK whose calls are to be printed elsewhere. */
export interface PrintedSdk {
  readonly sdk: Sdk;
  readonly names: NameTable;
  readonly options: { readonly [name: string]: unknown };
  readonly packageInfo: PackageInfo;
  readonly files: readonly { readonly path: string }[];
}

/** Keys that document a node, or that only other samples need. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  "description",
  "summary",
  "title",
  "origin",
  "origins",
  "examples",
  "externalDocs",
  "codeSamples",
  "documentedDefault",
]);

/** A node without what documents it and the nodes in it. Values of defaults are left as they are. */
function bare<T>(node: T): T {
  if (typeof node !== "object" || node === null) return node;
  if (Array.isArray(node)) return node.map(bare) as T;
  const made: { [key: string]: unknown } = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === "name" && typeof value === "object") made[key] = { wire: (value as Name).wire };
    else if (!LEFT_OUT.has(key)) made[key] = key === "default" ? value : bare(value);
  }
  return made as T;
}

/** Many operations need the same types. */
const bareDecl = oncePer((decl: TypeDecl) => bare(decl));

const entriesOf = <K extends string, V>(map: { readonly [key in K]: V }): [K, V][] => Object.entries(map) as [K, V][];

/** Resources are where operations are found, and no more. */
function bareResources(api: Api): Api["resources"] {
  return Object.fromEntries(entriesOf(api.resources).map(([id, one]) => [id, { ...bare(one), operations: [] }]));
}

/** What the printed calls of an SDK share. */
export function snippetBase({ sdk, names, options, packageInfo, files }: PrintedSdk): SnippetBase {
  const { types: _, operations: __, channels: ___, origins: ____, errors, webhooks, resources, ...api } = sdk.api;
  const { api: _____, types: ______, methods: _______, channels: ________, ...model } = sdk;
  const { name, version, whitelabel, edition } = packageInfo;
  return {
    api: { ...bare(api), resources: bareResources(sdk.api), errors: {}, webhooks: {}, origins: [] },
    sdk: { ...model, errors: {}, webhooks: null, clients: model.clients.map((client) => ({ ...client, methods: [] })) },
    names: names.dataOf("shared"),
    options: options as { readonly [name: string]: JsonValue },
    packageInfo: {
      version,
      whitelabel,
      ...(name !== undefined && { name }),
      ...(edition !== undefined && { edition }),
    },
    files: files.map(({ path }) => path),
    client: clientSettings({ api: sdk.api, sdk, report: () => {} }),
  };
}

/** Keys below which nodes have the id of a type. */
const TYPE_KEYS: ReadonlySet<string> = new Set(["id", "type", "spells", "merged"]);

/** Adds the types that a node refers to, directly or not. */
function collect(api: Api, node: unknown, types: Set<TypeId>): void {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (LEFT_OUT.has(key) || key === "name") continue;
    if (key === "extends") for (const parent of value as readonly TypeId[]) add(api, parent, types);
    else if (typeof value === "object") collect(api, value, types);
    else if (typeof value === "string" && TYPE_KEYS.has(key)) add(api, value as TypeId, types);
  }
}

function add(api: Api, id: TypeId, types: Set<TypeId>): void {
  const decl = Object.hasOwn(api.types, id) ? api.types[id] : undefined;
  if (!decl || types.has(id)) return;
  types.add(id);
  collect(api, decl, types);
}

const picked = <K extends string, V>(map: { readonly [key in K]: V }, keys: Iterable<K>): { [key in K]: V } =>
  Object.fromEntries([...keys].filter((key) => Object.hasOwn(map, key)).map((key) => [key, map[key]])) as {
    [key in K]: V;
  };

/** An operation by which its method is found. What a call needs is in the method. */
function bareOperation({ id, kind, name, resource }: Operation): Operation {
  const empty = { examples: [], parameters: [], path: [], body: null, responses: [], errors: [], security: null };
  return { ...empty, kind, id, resource, name: bare(name), method: "", origin: 0 } as Operation;
}

const channelsOf = (methods: readonly Method[]): ChannelId[] =>
  methods.flatMap(({ result }) => (result.kind === "socket" ? [result.channel] : []));

/** What a sample sends on a channel. */
const sentBy = (use: ResultUse | undefined): SentMessage | null => (use?.kind === "socket" ? use.sends : null);

/** The property of a result that samples print. */
const shownOf = (use: ResultUse | undefined): SampleProperty | null => (use && "shown" in use ? use.shown : null);

/** What is asked of the types of results, with the property that each sample prints. */
function resultShells(sdk: Sdk, methods: readonly Method[], uses: SnippetModel["uses"]): Shells {
  const shells: Shells = new Map();
  const shown = methods.flatMap(({ id }) => shownOf(uses[id]) ?? []);
  const wires = new Set(shown.map(({ wire }) => wire));
  for (const { result } of methods) for (const type of typesOfResult(result)) addShells(sdk.api, type, wires, shells);
  const events = methods.flatMap(({ result }) =>
    result.kind === "socket" ? (sdk.channels[result.channel]?.events ?? []) : [],
  );
  for (const id of [...shown.map(({ type }) => type), ...events])
    addShells(sdk.api, { kind: "ref", id }, wires, shells);
  return shells;
}

const methodsOf = (sdk: Sdk, client: Client): Method[] => client.methods.map((id) => methodOf(sdk, id));

/** What the printed calls of a client's methods need in every language that sees the same API. */
export function snippetModel(sdk: Sdk, client: Client): SnippetModel {
  const { api } = sdk;
  const methods = methodsOf(sdk, client);
  const context = { api, sdk, report: () => {} };
  const uses = Object.fromEntries(methods.map((method) => [method.id, useOf(context, method)]));
  const types = new Set<TypeId>();
  for (const { id, arguments: before, request, call } of methods)
    collect(api, [before, request, { merged: call.body?.merged }, sentBy(uses[id])], types);
  const channels = channelsOf(methods);
  for (const id of channels) collect(api, api.channels[id]?.messages, types);
  const shells = resultShells(sdk, methods, uses);
  const declared = new Set([...shells.keys(), ...types]);
  return {
    api: {
      types: Object.fromEntries(
        entriesOf(picked(api.types, declared)).map(([id, decl]) => {
          return [id, types.has(id) ? bareDecl(decl) : bare(shells.get(id) ?? decl)];
        }),
      ),
      operations: Object.fromEntries(
        entriesOf(picked(api.operations, client.methods)).map(([id, operation]) => [id, bareOperation(operation)]),
      ),
      channels: bare(picked(api.channels, channels)),
    },
    types: picked(sdk.types, declared),
    methods: Object.fromEntries(
      methods.map(({ id, owner, call, result }) => [id, { id, owner, call: bare(call), result, throws: [] }]),
    ),
    client,
    uses,
  };
}

/** What else they need in one language. */
export function snippetPart({ sdk, names }: PrintedSdk, model: SnippetModel): SnippetPart {
  const { client } = model;
  const methods = methodsOf(sdk, client);
  const channels = channelsOf(methods);
  const types = Object.keys(model.types) as TypeId[];
  const shown = new Set(Object.values(model.uses).flatMap((use) => shownOf(use)?.type ?? []));
  const differing = types.filter((id) => !isSame(model.types[id], sdk.types[id]));
  return {
    inputs: Object.fromEntries(
      methods.map(({ id, arguments: before, request }) => [id, bare({ arguments: before, request })]),
    ),
    types: picked(sdk.types, differing),
    channels: picked(sdk.channels, channels),
    names: names.dataOf({
      members: types.filter((id) => hasMembers(model.api.types[id]) || shown.has(id)),
      types: [...types, ...(channels as readonly string[] as TypeId[])],
      operations: client.methods,
    }),
  };
}

/** Of most types of results nothing but their kind is there. */
function hasMembers(decl: TypeDecl | undefined): boolean {
  if (decl?.kind === "object") return decl.properties.length > 0 || decl.extends.length > 0;
  return decl?.kind === "enum" ? decl.values.length > 0 : decl?.kind === "union" && decl.variants.length > 0;
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
