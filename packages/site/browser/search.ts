/** Search over all pages: a dialog that loads parts of the index as somebody types. */
import uFuzzy from "@leeoniya/ufuzzy";

/** A part of the index: rows refer to pages by number. */
interface Shard {
  readonly pages: readonly string[];
  readonly rows: readonly (readonly [title: string, detail: string, page: number, anchor: string])[];
}

interface Found {
  readonly title: string;
  readonly detail: string;
  readonly href: string;
}

/** In the order in which results are shown. The first is loaded when the dialog opens, the others with the first letter. */
const NAMES = ["operations", "types", "parameters"] as const;

const MOST_RESULTS = 30;

const root = new URL(document.documentElement.dataset.root ?? "./", document.baseURI);
const engine = new uFuzzy({ intraMode: 0, interIns: Number.POSITIVE_INFINITY });
const shards = new Map<string, Promise<{ readonly shard: Shard; readonly texts: string[] }>>();

function load(name: string) {
  const known = shards.get(name);
  if (known !== undefined) return known;
  const made = fetch(new URL(`search/${name}.json`, root))
    .then((response): Promise<Shard> | Shard => (response.ok ? response.json() : { pages: [], rows: [] }))
    .then((shard) => ({ shard, texts: shard.rows.map(([title, detail]) => `${title} ${detail}`) }));
  shards.set(name, made);
  return made;
}

function matches(typed: string, { shard, texts }: { readonly shard: Shard; readonly texts: string[] }): Found[] {
  const [found, , order] = engine.search(texts, typed, 1);
  // Without an order there are too many to put in one; the first are as good as others.
  const rows = order === null || order === undefined ? (found ?? []) : order.map((at) => found?.[at] ?? 0);
  return rows.slice(0, MOST_RESULTS).flatMap((row): Found[] => {
    const [title, detail, page, anchor] = shard.rows[row] ?? [];
    if (title === undefined || detail === undefined || page === undefined) return [];
    return [{ title, detail, href: `${shard.pages[page]}${anchor ? `#${anchor}` : ""}` }];
  });
}

async function find(typed: string): Promise<Found[]> {
  if (typed.trim() === "") return [];
  const parts = await Promise.all(NAMES.map(load));
  return parts.flatMap((part) => matches(typed, part)).slice(0, MOST_RESULTS);
}

function item({ title, detail, href }: Found): HTMLLIElement {
  const link = document.createElement("a");
  link.href = new URL(href, root).href;
  const small = document.createElement("small");
  small.textContent = detail;
  link.append(title, small);
  const made = document.createElement("li");
  made.append(link);
  return made;
}

function moveFocus(dialog: HTMLDialogElement, step: number): void {
  const all = [...dialog.querySelectorAll<HTMLElement>("input, li a")];
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[Math.min(Math.max(at + step, 0), all.length - 1)]?.focus();
}

function createDialog(): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.className = "finder";
  const input = document.createElement("input");
  input.type = "search";
  input.placeholder = "Operations, types, parameters, guides";
  input.setAttribute("aria-label", "Search");
  const results = document.createElement("ul");
  const state = document.createElement("p");
  state.setAttribute("role", "status");
  dialog.append(input, state, results);
  input.addEventListener("input", () => {
    const typed = input.value;
    void find(typed).then((found) => {
      if (typed !== input.value) return;
      results.replaceChildren(...found.map(item));
      state.textContent = typed.trim() === "" || found.length > 0 ? "" : "Nothing found.";
    });
  });
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.target === input) dialog.querySelector<HTMLElement>("li a")?.click();
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    moveFocus(dialog, event.key === "ArrowDown" ? 1 : -1);
  });
  // A link to another part of the same page leaves the dialog open otherwise.
  results.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  return dialog;
}

let dialog: HTMLDialogElement | undefined;

export function openSearch(): void {
  dialog ??= createDialog();
  void load("operations");
  dialog.showModal();
  dialog.querySelector("input")?.select();
}
