/**
 * Runs before anything is painted, so that a page appears at once in the theme and with the language that the reader chose.
 * Choices are all that is ever stored.
 */
const root = document.documentElement;
const stored = (name: string): string | undefined => {
  try {
    return localStorage.getItem(`docs-${name}`) ?? undefined;
  } catch {
    // Some browsers store nothing for files and in private windows.
    return undefined;
  }
};
const theme = stored("theme");
if (theme === "light" || theme === "dark") root.dataset.theme = theme;
root.dataset.lang = stored("lang") ?? "";
