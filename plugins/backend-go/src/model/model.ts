import type {
  HttpOperation,
  NameTable,
  OperationId,
  PlannedFile,
  TargetContext,
  TypeDirection,
  TypeId,
} from "@sdkwright/plugin-api";
import { caseWords, splitWords, typeDirections } from "@sdkwright/plugin-api";
import { boxedProperties } from "./boxes.js";
import { placeFiles } from "./files.js";
import { createScope, type PackageScope } from "./scope.js";
import { givesByStatus } from "./successes.js";
import { type TupleShape, tupleName, tupleShapes } from "./tuples.js";

/** What a backend run knows before it emits: where every declaration stands, and what goes by which name. */
export interface Model {
  readonly files: readonly PlannedFile[];
  /** The operations whose request types a file declares, by the file's path. */
  readonly requestFiles: ReadonlyMap<string, readonly HttpOperation[]>;
  direction(id: TypeId): TypeDirection;
  /** Properties, as `<type id> <wire name>`, that are pointers because their struct would hold itself. */
  readonly boxed: ReadonlySet<string>;
  /** Constant of an enum's value. */
  constant(type: TypeId, value: string | number): string;
  /** Constant of an environment, by index. */
  environment(index: number): string;
  /** Variable that describes an operation. */
  operation(id: OperationId): string;
  /** What an operation gives whose successes have types of their own. */
  result(id: OperationId): string;
  /** Generic type of lists whose items have types of their own. */
  tuple(shape: TupleShape): string;
  /** Visitor of a union. */
  visitor(union: TypeId): string;
  /** Function that makes the variant of a union from its value. */
  variantMaker(union: TypeId, index: number): string;
  /** Further names that go with a declared one, such as the raw form of a client. */
  companion(name: string): string;
  /** Names that emitted declarations have: what the root re-exports of the runtime must not take. */
  readonly scope: PackageScope;
}

type Input = Pick<TargetContext, "api" | "names">;

const models = new WeakMap<NameTable, Model>();

/** The model of a target: made once, from nothing but the API and its names. */
export function modelOf(target: Input): Model {
  const known = models.get(target.names);
  if (known) return known;
  const made = createModel(target);
  models.set(target.names, made);
  return made;
}

/** Names that stand for themselves: those of the table, what makes clients and errors, and what every SDK has. */
function declaredNames({ api, names }: Input): string[] {
  const ids = [api.types, api.errors, api.webhooks, api.channels].flatMap((map) => Object.keys(map) as TypeId[]);
  const requests = Object.values(api.operations).map(({ id }) => names.request(id));
  const made = [
    ...Object.values(api.resources).map(({ id }) => names.client(id)),
    ...Object.values(api.errors).map(({ id }) => names.type(id)),
  ];
  const makers = made.map((name) => `new${name}`);
  return [
    ...ids.map((id) => names.type(id)),
    ...requests,
    ...made,
    ...makers,
    "NewClient",
    "spec",
    "webhookSignatures",
  ];
}

/** An exported name as an unexported one. */
export function unexported(name: string): string {
  return caseWords(splitWords(name), "camel", true);
}

function memoized<K>(make: (key: K) => string): (key: K) => string {
  const made = new Map<K, string>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

function takeConstants({ api, names }: Input, scope: PackageScope): ReadonlyMap<string, string> {
  const constants = new Map<string, string>();
  for (const decl of Object.values(api.types)) {
    if (decl.kind !== "enum") continue;
    for (const { value } of decl.values) {
      const name = scope.take(names.type(decl.id) + names.enumMember(decl.id, value));
      constants.set(`${decl.id} ${typeof value} ${value}`, name);
    }
  }
  return constants;
}

function takeOperations({ api, names }: Input, scope: PackageScope): ReadonlyMap<string, string> {
  const variables = new Map<string, string>();
  for (const { id, resource } of Object.values(api.operations)) {
    // Arguments of an operation are in a struct that is called as its variable, with a suffix.
    let name = unexported(names.client(resource)) + names.method(id);
    while (!scope.isFree(name) || !scope.isFree(`${name}Params`)) name += "_";
    scope.take(`${name}Params`);
    variables.set(id, scope.take(name));
  }
  return variables;
}

function need(names: ReadonlyMap<string, string>, key: string): string {
  const name = names.get(key);
  if (name === undefined) throw new Error(`The model has no name for ${key}`);
  return name;
}

function createModel(target: Input): Model {
  const { api, names } = target;
  const scope = createScope(declaredNames(target));
  const constants = takeConstants(target, scope);
  const environments = api.environments.list.map((_, index) => scope.take(`Environment${names.environment(index)}`));
  const operations = takeOperations(target, scope);
  const companion = memoized((name: string) => scope.take(name));
  for (const shape of tupleShapes(api)) companion(tupleName(shape));
  const result = (id: OperationId): string => companion(`${names.request(id).replace(/Request$/, "")}Result`);
  for (const operation of Object.values(api.operations)) {
    if (operation.kind === "http" && givesByStatus(api, operation)) result(operation.id);
  }
  const visitor = (union: TypeId): string => companion(`${names.type(union)}Visitor`);
  const variantMaker = (union: TypeId, index: number): string =>
    companion(`New${names.type(union)}From${names.variant(union, index)}`);
  for (const decl of Object.values(api.types)) {
    if (decl.kind !== "union") continue;
    visitor(decl.id);
    for (const index of decl.variants.keys()) variantMaker(decl.id, index);
  }
  return {
    ...placeFiles(target),
    direction: typeDirections(api),
    boxed: boxedProperties(api),
    constant: (type, value) => need(constants, `${type} ${typeof value} ${value}`),
    environment: (index) => environments[index] as string,
    operation: (id) => need(operations, id),
    result,
    tuple: (shape) => companion(tupleName(shape)),
    visitor,
    variantMaker,
    companion,
    scope,
  };
}
