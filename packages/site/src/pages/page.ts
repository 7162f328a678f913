import type { Block } from "../blocks/blocks.js";

/** A page of the site, before it is printed. */
export interface Page {
  /** From the root of the site: `reference/books.html`. */
  readonly path: string;
  /** Plain text. */
  readonly title: string;
  /** For search engines: plain text of one line. */
  readonly description: string;
  readonly blocks: readonly Block[];
  /** The API that it is of, by its folder. */
  readonly api?: string;
}

/** A link of the navigation, with those below it. */
export interface NavigationLink {
  readonly title: string;
  /** Page and anchor, from the root of the site. */
  readonly href?: string;
  /** Address of another site. */
  readonly url?: string;
  /** Shown where this entry or one of its links is the current page. */
  readonly links: readonly NavigationLink[];
}

/** A path as seen from a page: both from the root of the site. */
export function relativePath(from: string, to: string): string {
  const [path = "", anchor] = to.split("#");
  const folders = from.split("/").slice(0, -1);
  const parts = path.split("/");
  let shared = 0;
  while (shared < folders.length && shared < parts.length - 1 && folders[shared] === parts[shared]) shared++;
  const up = "../".repeat(folders.length - shared);
  const target = `${up}${parts.slice(shared).map(encodeURIComponent).join("/")}`;
  return anchor === undefined ? target : `${path === from ? "" : target}#${anchor}`;
}
