import {
  type Api,
  type ErrorDecl,
  type ErrorId,
  type Name,
  type Operation,
  type OperationId,
  statusText,
  type TypeDecl,
  type TypeId,
  typeDecls,
} from "@sdkwright/ir-schema";
import { statusClass } from "@sdkwright/sdk-model";
import { comparisonOf, hasSameMembers } from "./deduplicate-types.js";

/** Errors of one status whose bodies are equal: the first stays. */
interface Group {
  readonly kept: ErrorDecl;
  readonly body: TypeDecl;
  readonly others: readonly ErrorDecl[];
}

/** The body of an error, if it is a type that nothing else has a name for. */
function inlineBody({ types }: Api, { type }: ErrorDecl): TypeDecl | undefined {
  const decl = type?.kind === "ref" ? types[type.id] : undefined;
  return decl && !decl.name.explicit ? decl : undefined;
}

function groupsOf(api: Api): Group[] {
  const comparison = comparisonOf(api);
  const groups = new Map<string, { kept: ErrorDecl; body: TypeDecl; others: ErrorDecl[] }[]>();
  for (const error of Object.values(api.errors)) {
    const body = inlineBody(api, error);
    if (!body) continue;
    const key = `${error.namespace ?? ""} ${statusText(error.status)}`;
    const alike = groups.get(key) ?? [];
    groups.set(key, alike);
    const group = alike.find((one) => hasSameMembers(comparison, one.body, body));
    if (group) group.others.push(error);
    else alike.push({ kept: error, body, others: [] });
  }
  return [...groups.values()].flat().filter(({ others }) => others.length > 0);
}

const nameOf = (words: readonly string[]): Name => ({ wire: words.join(" "), words, explicit: false });
const isError = (word: string | undefined): boolean => word?.toLowerCase() === "error";

function withoutError(words: readonly string[]): readonly string[] {
  return words.length > 1 && isError(words.at(-1)) ? words.slice(0, -1) : words;
}

/** Properties that a name is made of. */
const MOST_PROPERTIES = 2;

/** Words for what a body holds, since no operation is its only one; none where it shows nothing that makes a name. */
function contentWords({ types }: Api, body: TypeDecl): readonly string[] {
  if (body.kind === "object") {
    const names = body.properties.slice(0, MOST_PROPERTIES).map(({ name }) => name.words);
    return names.length === 0
      ? []
      : ["with", ...names.flatMap((words, index) => (index > 0 ? ["and", ...words] : words))];
  }
  if (body.kind !== "union") return [];
  const names = body.variants.map(({ name, type }) =>
    withoutError((type.kind === "ref" ? types[type.id]?.name.words : undefined) ?? name.words),
  );
  return names.flatMap((words, index) => (index > 0 ? ["or", ...words] : words));
}

/** The words of the status: those of its class, or else those that the names of all errors of the group end with. */
function reasonOf({ kept, others }: Group): readonly string[] {
  const common = statusClass(kept.status);
  if (common !== "api" && common !== "internal-server") return common.split("-");
  const all = [kept, ...others].map(({ name }) => withoutError(name.words));
  const [first = []] = all;
  const differs = [...first].reverse().findIndex((word, index) => all.some((words) => words.at(-1 - index) !== word));
  return differs < 0 ? first : first.slice(first.length - differs);
}

/** Names an error that several operations share after its status and the content of its body. */
function wordsOf(api: Api, group: Group): readonly string[] | undefined {
  const content = contentWords(api, group.body);
  if (content.length === 0) return undefined;
  const reason = reasonOf(group);
  if (group.body.kind === "object") return [...reason, ...content, "Error"];
  const said = ` ${content.join(" ")} `.toLowerCase().includes(` ${reason.join(" ")} `.toLowerCase());
  return [...content, ...(said ? [] : reason), "Error"];
}

function isGone({ types }: Api, decl: TypeDecl, gone: ReadonlySet<TypeId>): boolean {
  for (let at: TypeDecl | undefined = decl; at; at = at.parent === undefined ? undefined : types[at.parent]) {
    if (gone.has(at.id)) return true;
  }
  return false;
}

/** The API with other errors and types in place of those that are equal. */
function withGroups(api: Api, groups: readonly Group[]): Api {
  const errorIds = new Map(groups.flatMap(({ kept, others }) => others.map(({ id }) => [id, kept.id] as const)));
  const gone = new Set(groups.flatMap(({ others }) => others.flatMap((error) => inlineBody(api, error)?.id ?? [])));
  const errors: { [id: ErrorId]: ErrorDecl } = { ...api.errors };
  const types: { [id: TypeId]: TypeDecl } = {};
  for (const decl of typeDecls(api)) if (!isGone(api, decl, gone)) types[decl.id] = decl;
  for (const id of errorIds.keys()) delete errors[id];
  for (const group of groups) {
    const { kept, body, others } = group;
    const { description, ...rest } = kept;
    const words = wordsOf(api, group);
    const isSaid = description !== undefined && others.every((error) => error.description === description);
    const said = isSaid ? { description } : {};
    errors[kept.id] = { ...rest, ...said, ...(words && { name: nameOf(words) }) };
    if (words) types[body.id] = { ...body, name: nameOf([...words, "body"]) };
  }
  const operations: { [id: OperationId]: Operation } = {};
  for (const operation of Object.values(api.operations)) {
    const isSame = operation.errors.every(({ error }) => !errorIds.has(error));
    const declared = operation.errors.map((one) => ({ ...one, error: errorIds.get(one.error) ?? one.error }));
    operations[operation.id] = isSame ? operation : { ...operation, errors: declared };
  }
  return { ...api, errors, types, operations };
}

/**
 * The API with one error in place of those that have the same status and equal bodies, which a definition writes out for each
 * operation: callers look for one class. The same object where no errors are equal.
 */
export function deduplicateErrors(api: Api): Api {
  const groups = groupsOf(api);
  return groups.length === 0 ? api : withGroups(api, groups);
}
