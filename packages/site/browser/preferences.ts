/** Remembers a choice of the reader: the theme, or the language of samples. */
export function remember(name: "theme" | "lang", value: string): void {
  document.documentElement.dataset[name] = value;
  try {
    localStorage.setItem(`docs-${name}`, value);
  } catch {
    // It holds until the page is left.
  }
}
