import { oncePerText } from "@sdkwright/plugin-api";
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

/** Paths by the folder that they are seen from: most pages of a folder link the same ones. */
const pathsFrom = oncePerText((folder) => {
  const folders = folder.split("/").slice(0, -1);
  return oncePerText((path) => {
    const parts = path.split("/");
    let shared = 0;
    while (shared < folders.length && shared < parts.length - 1 && folders[shared] === parts[shared]) shared++;
    return `${"../".repeat(folders.length - shared)}${parts.slice(shared).map(encodeURIComponent).join("/")}`;
  });
});

/** A path as seen from a page: both from the root of the site. */
export function relativePath(from: string, to: string): string {
  const at = to.indexOf("#");
  const path = at < 0 ? to : to.slice(0, at);
  const anchor = at < 0 ? "" : to.slice(at);
  if (path === from && anchor !== "") return anchor;
  return `${pathsFrom(from.slice(0, from.lastIndexOf("/") + 1))(path)}${anchor}`;
}
