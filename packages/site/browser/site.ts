/** What every page has: languages of samples, copying, the theme, and doors to search and explorer, which load when opened. */
import { recall, remember } from "./preferences.js";
import { keepPosition } from "./scroll.js";

const root = document.documentElement;

function button(label: string, onClick: (button: HTMLButtonElement) => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = label;
  made.addEventListener("click", () => onClick(made));
  return made;
}

/** Languages of which a page has samples, in the order of the first one. */
function languages(): Map<string, string> {
  const sections = document.querySelectorAll<HTMLElement>(".samples > [data-lang]");
  return new Map([...sections].map((one) => [one.dataset.lang ?? "", one.querySelector("h5")?.textContent ?? ""]));
}

/** Where there is no sample in the chosen language, the first one is shown. */
function markSamples(): void {
  for (const { children } of document.querySelectorAll(".samples")) {
    const samples = [...children] as HTMLElement[];
    const hasChosen = samples.some(({ dataset }) => dataset.lang === root.dataset.lang);
    for (const [at, sample] of samples.entries()) sample.classList.toggle("shown", !hasChosen && at === 0);
  }
}

function markTabs(): void {
  markSamples();
  for (const tab of document.querySelectorAll<HTMLElement>(".tabs [data-lang]")) {
    const chosen = tab.closest(".tabs")?.nextElementSibling?.querySelector<HTMLElement>(".shown");
    tab.setAttribute("aria-pressed", String(tab.dataset.lang === (chosen ?? root).dataset.lang));
  }
}

function addTabs(known: ReadonlyMap<string, string>): void {
  for (const samples of document.querySelectorAll<HTMLElement>(".samples")) {
    const own = new Set([...samples.children].map((one) => (one as HTMLElement).dataset.lang ?? ""));
    const tabs = document.createElement("div");
    tabs.className = "tabs";
    tabs.setAttribute("role", "group");
    tabs.setAttribute("aria-label", "Language");
    for (const [key, title] of known) {
      if (!own.has(key)) continue;
      const tab = button(title, () => {
        remember("lang", key);
        markTabs();
      });
      tab.dataset.lang = key;
      tabs.append(tab);
    }
    samples.before(tabs);
  }
  markTabs();
}

function addCopying(): void {
  document.addEventListener("click", (event) => {
    const target = event.target instanceof HTMLElement ? event.target.closest(".copy") : null;
    const code = target?.parentElement?.querySelector("code")?.textContent;
    if (target === null || target === undefined || code === null || code === undefined) return;
    void navigator.clipboard.writeText(code).then(() => {
      target.textContent = "Copied";
      setTimeout(() => {
        target.textContent = "Copy";
      }, 1500);
    });
  });
  for (const pre of document.querySelectorAll(".samples pre, .part > pre")) {
    const copy = button("Copy", () => {});
    copy.className = "copy";
    pre.append(copy);
  }
}

function addTheme(): void {
  const toggle = document.querySelector<HTMLButtonElement>("button.theme");
  if (toggle === null) return;
  toggle.hidden = false;
  toggle.addEventListener("click", () => {
    const isDark =
      root.dataset.theme === undefined
        ? matchMedia("(prefers-color-scheme: dark)").matches
        : root.dataset.theme === "dark";
    remember("theme", isDark ? "light" : "dark");
  });
}

function addSearch(): void {
  const opener = document.querySelector<HTMLButtonElement>("button.search");
  if (opener === null) return;
  opener.hidden = false;
  const open = (): void => void import("./search.js").then(({ openSearch }) => openSearch());
  opener.addEventListener("click", open);
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
    const isShortcut = (event.key === "/" && !isTyping) || (event.key === "k" && (event.ctrlKey || event.metaKey));
    if (!isShortcut) return;
    event.preventDefault();
    open();
  });
}

function addExplorers(): void {
  for (const place of document.querySelectorAll<HTMLElement>(".try")) {
    const opener = button("Try it", () => {
      opener.disabled = true;
      void import("./explorer.js").then(({ openExplorer }) => openExplorer(place));
    });
    opener.className = "open";
    place.append(opener);
  }
}

/** A long list of contents begins where the reader is. */
function showCurrent(): void {
  const menu = document.querySelector<HTMLElement>("nav .menu");
  const current = menu?.querySelector<HTMLElement>("a[aria-current]");
  if (menu && current) menu.scrollTop = current.offsetTop - menu.clientHeight / 3;
}

/** On small screens the contents are closed at first; on others they are always there. */
function foldMenu(): void {
  const small = matchMedia("(max-width: 800px)");
  const fold = (): void => {
    document.querySelector("details.menu")?.toggleAttribute("open", !small.matches);
    showCurrent();
  };
  small.addEventListener("change", fold);
  fold();
}

/** A page without samples in the chosen language shows its first one. */
function settleLanguage(known: ReadonlyMap<string, string>): void {
  const [first] = known.keys();
  if (!known.has(root.dataset.lang ?? "") && first !== undefined) root.dataset.lang = first;
}

const known = languages();
settleLanguage(known);
addTabs(known);
addCopying();
addTheme();
addSearch();
addExplorers();
foldMenu();
keepPosition();
// Browsers may show a page again as it was left; the reader may have chosen otherwise since.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  recall();
  settleLanguage(known);
  markTabs();
});
