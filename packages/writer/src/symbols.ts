import { oncePer } from "@sdkwright/ir-schema";
import type { ResolvedImport } from "./file.js";
import type { Part, Sym } from "./parts.js";

/** One name of one module, as a file uses it. */
interface Use {
  readonly symbol: Sym;
  typeOnly: boolean;
}

/** The symbols that one file uses and declares, and the names that they get in it. */
export interface SymbolTable {
  readonly used: ReadonlySet<Sym>;
  /** Records every symbol in a part. True where the part holds layout, so that it cannot be printed by joining. */
  record(part: Part): boolean;
  declare(name: string): void;
  /** Settles aliases. */
  settle(): SettledSymbols;
}

export interface SettledSymbols {
  /** The name that a symbol has in the file. */
  nameOf(symbol: Sym): string;
  /** Packages first, then files of the output; each sorted by code unit. */
  readonly imports: readonly ResolvedImport[];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const keyOf = oncePer(
  ({ external, module, name, as = "" }: Sym): string => `${external ? 0 : 1}\0${module}\0${name}\0${as}`,
);

function compareUses(a: Use, b: Use): number {
  const external = Number(b.symbol.external ?? false) - Number(a.symbol.external ?? false);
  return external || compare(a.symbol.module, b.symbol.module) || compare(a.symbol.name, b.symbol.name);
}

/** The name with `_` appended until no other meaning of the file has it. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  while (taken.has(free)) free += "_";
  return free;
}

/**
 * The imports that do not have their own names: those that want another one, and those that cannot keep theirs. The order is that of {@link compareUses}: of two imports of one name the first
 * keeps it, the other one and every import whose name the file declares get `_` appended (`Pet as Pet_`).
 */
function aliases(uses: readonly Use[], declared: ReadonlySet<string>): Map<Use, string> {
  const taken = new Set(declared);
  const result = new Map<Use, string>();
  const contested: Use[] = [];
  for (const use of uses) {
    const name = use.symbol.as ?? use.symbol.name;
    if (taken.has(name)) contested.push(use);
    else if (name !== use.symbol.name) result.set(use, name);
    taken.add(name);
  }
  for (const use of contested) {
    const alias = freeName(use.symbol.as ?? use.symbol.name, taken);
    taken.add(alias);
    result.set(use, alias);
  }
  return result;
}

function toImports(uses: readonly Use[], names: ReadonlyMap<Use, string>): ResolvedImport[] {
  const imports: { module: string; external: boolean; names: ResolvedImport["names"][number][] }[] = [];
  for (const use of uses) {
    const { module, name, external = false } = use.symbol;
    let last = imports.at(-1);
    if (!last || last.module !== module || last.external !== external) {
      last = { module, external, names: [] };
      imports.push(last);
    }
    last.names.push({ name, alias: names.get(use) ?? name, typeOnly: use.typeOnly });
  }
  return imports;
}

type AddUse = (symbol: Sym, typeOnly: boolean) => void;

/** Calls `add` for every symbol in a part. True where the part holds layout. */
function recordPart(part: Part, add: AddUse): boolean {
  if (typeof part === "string") return false;
  if (Array.isArray(part)) {
    let layout = false;
    for (const item of part as readonly Part[]) {
      if (typeof item !== "string" && recordPart(item, add)) layout = true;
    }
    return layout;
  }
  const node = part as Exclude<Part, string | readonly Part[]>;
  switch (node.part) {
    case "sym":
      add(node, node.typeOnly ?? false);
      return false;
    case "type-use":
      add(node.sym, true);
      return false;
    case "group":
    case "indent":
    case "fluid":
      recordPart(node.contents, add);
      return true;
    case "if-break":
      recordPart(node.broken, add);
      recordPart(node.flat, add);
      return true;
    default:
      return true;
  }
}

/** The table of a file at `path`. A symbol of the file's own path is declared in it, and never imported. */
export function createSymbolTable(path: string): SymbolTable {
  const uses = new Map<string, Use>();
  const bySymbol = new Map<Sym, Use>();
  const declared = new Set<string>();
  const used = new Set<Sym>();
  const isLocal = (symbol: Sym): boolean => symbol.module === path && !symbol.external;

  const add: AddUse = (symbol, typeOnly) => {
    let use = bySymbol.get(symbol);
    if (!use) {
      const key = keyOf(symbol);
      use = uses.get(key) ?? { symbol, typeOnly: true };
      uses.set(key, use);
      bySymbol.set(symbol, use);
      used.add(symbol);
      if (isLocal(symbol)) declared.add(symbol.name);
    }
    if (!typeOnly) use.typeOnly = false;
  };

  return {
    used,
    record: (part) => recordPart(part, add),
    declare: (name) => void declared.add(name),
    settle() {
      const imported = [...uses.values()].filter((use) => !isLocal(use.symbol)).sort(compareUses);
      const names = aliases(imported, declared);
      // Hardly any file has aliases, and names are asked for at every use.
      const nameOf = (symbol: Sym): string =>
        names.size === 0 ? symbol.name : (names.get(bySymbol.get(symbol) as Use) ?? symbol.name);
      return { nameOf, imports: toImports(imported, names) };
    },
  };
}
