import { extension, type JsonObject } from "@sdkwright/json-schema";
import { makeName, type Name, splitWords } from "@sdkwright/plugin-api";

/** Where a method goes in the tree of resources, and what it is called there. */
export interface MethodName {
  /** The outermost group first; none for the root. */
  readonly group: readonly Name[];
  readonly method: Name;
}

/** Verbs at the beginning of a method's name. Any other word before `_` is its group. */
const VERBS: ReadonlySet<string> = new Set(
  (
    "accept add apply approve ask assign begin build call cancel check clear close commit complete compute confirm " +
    "convert copy count create decline delete deploy disable discover do download edit enable estimate execute exists " +
    "export fetch fill filter find finish generate get grant has import increment init insert invoke is join kill leave " +
    "list load lock login logout make mark merge move notify open parse patch pause ping poll post process publish pull " +
    "push put query read refresh register reject release remove rename replace request reset resolve restart resume " +
    "retry revoke run save search select send set show sign sort start stop store submit subscribe sum switch sync " +
    "test toggle track transfer trigger unlock unregister unsubscribe update upload upsert validate verify view wait " +
    "watch write"
  ).split(" "),
);

/**
 * Names of a method: its extensions, else its own name cut at dots, or at the underscore behind a prefix that is not a
 * verb (`eth_getBalance`, but `get_pets`), else its first tag.
 */
export function nameMethod(wire: string, value: JsonObject, tag: string | undefined): MethodName {
  const cut = cutName(wire);
  const chosenMethod = extension(value, "sdk-method-name");
  const method =
    typeof chosenMethod === "string" && chosenMethod !== ""
      ? makeName(chosenMethod, { explicit: true })
      : makeName(wire, { words: splitWords(cut.method), explicit: true });
  return { group: chosenGroup(value) ?? groupOf(cut.group, tag), method };
}

function chosenGroup(value: JsonObject): readonly Name[] | undefined {
  const chosen = extension(value, "sdk-group-name");
  const list = typeof chosen === "string" ? [chosen] : Array.isArray(chosen) ? chosen : undefined;
  return list
    ?.filter((name): name is string => typeof name === "string" && name !== "")
    .map((name) => makeName(name, { explicit: true }));
}

function groupOf(cut: readonly string[], tag: string | undefined): readonly Name[] {
  const named = cut.length > 0 ? cut : tag === undefined || splitWords(tag).length === 0 ? [] : [tag];
  return named.map((name) => makeName(name, { explicit: true }));
}

function cutName(wire: string): { readonly group: readonly string[]; readonly method: string } {
  const parts = wire.split(".").filter((part) => splitWords(part).length > 0);
  const method = parts.at(-1);
  if (method === undefined) return { group: [], method: wire };
  if (parts.length > 1) return { group: parts.slice(0, -1), method };
  const mark = method.indexOf("_");
  const prefix = method.slice(0, mark);
  const rest = method.slice(mark + 1);
  const isGroup = mark > 0 && !VERBS.has(prefix.toLowerCase()) && splitWords(rest).length > 0;
  return isGroup ? { group: [prefix], method: rest } : { group: [], method };
}
