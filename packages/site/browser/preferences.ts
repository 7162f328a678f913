const root = document.documentElement;

/** A choice of the reader that another page, or an earlier visit, remembered. */
function stored(name: string): string | undefined {
  try {
    return localStorage.getItem(`docs-${name}`) ?? undefined;
  } catch {
    // Some browsers store nothing for files and in private windows.
    return undefined;
  }
}

/** Remembers a choice of the reader: the theme, or the language of samples. */
export function remember(name: "theme" | "lang", value: string): void {
  root.dataset[name] = value;
  try {
    localStorage.setItem(`docs-${name}`, value);
  } catch {
    // It holds until the page is left.
  }
}

/** Gives the page the theme and the language that the reader chose last. */
export function recall(): void {
  const theme = stored("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  root.dataset.lang = stored("lang") ?? root.dataset.lang ?? "";
}
