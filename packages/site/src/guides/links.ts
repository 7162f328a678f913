import type { Report } from "@sdkwright/plugin-api";
import { siteCatalogue } from "../catalogue.js";
import type { Page } from "../pages/page.js";
import { relativePath } from "../pages/page.js";
import { type Guide, plainPath, type ReadFile } from "./guides.js";

/** What links of guides can lead to. */
export interface LinkTargets {
  readonly guides: readonly Guide[];
  /** Pages of references, by path, with their anchors. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  readonly readFile: ReadFile;
  /** Folder of docs.yml, relative to the workspace. */
  readonly folder: string;
  readonly report: Report;
}

/** Files that a page may show or offer. Others, such as configurations with secrets, are never published by a link. */
const PUBLISHED = /\.(?:avif|csv|gif|ico|jpe?g|json|mp4|pdf|png|svg|txt|webp|xml|ya?ml|zip)$/i;

/** A file that a guide refers to, in the site. */
export interface CopiedFile {
  readonly source: string;
  readonly path: string;
}

/** Where a link of a guide leads. */
export type Resolved =
  | { readonly kind: "address"; readonly href: string; readonly file?: CopiedFile }
  | { readonly kind: "broken"; readonly reason: string }
  | { readonly kind: "unsafe" }
  | { readonly kind: "outside" };

/** Anchors of a page of a reference. */
export function anchorsOf({ blocks }: Page): ReadonlySet<string> {
  return new Set(blocks.flatMap((block) => (block.kind === "heading" && block.id !== undefined ? [block.id] : [])));
}

function toGuide(from: Guide, to: Guide, anchor: string | undefined): Resolved {
  const href = relativePath(from.path, to.path);
  if (anchor === undefined || anchor === "") return { kind: "address", href };
  if (!to.read.headings.some(({ id }) => id === anchor)) {
    return { kind: "broken", reason: `\`${to.source}\` has no heading \`#${anchor}\`` };
  }
  return { kind: "address", href: `${to === from ? "" : href}#${encodeURIComponent(anchor)}` };
}

/** A page of the site by its address, which begins with `/` and may lack its ending. */
function toAddress(from: Guide, path: string, anchor: string | undefined, { guides, anchors }: LinkTargets): Resolved {
  const stem = plainPath(path).replace(/\.(?:html|mdx?)$/, "");
  const candidates = stem === "" ? ["index.html"] : [`${stem}.html`, `${stem}/index.html`];
  const guide = guides.find((one) => candidates.includes(one.path));
  if (guide) return toGuide(from, guide, anchor);
  const page = candidates.find((candidate) => anchors.has(candidate));
  if (page === undefined) return { kind: "broken", reason: `the site has no page \`${path}\`` };
  const href = relativePath(from.path, page);
  if (anchor === undefined || anchor === "") return { kind: "address", href };
  if (!anchors.get(page)?.has(anchor)) return { kind: "broken", reason: `\`${path}\` has no part \`#${anchor}\`` };
  return { kind: "address", href: `${href}#${encodeURIComponent(anchor)}` };
}

function toFile(from: Guide, source: string, { readFile }: LinkTargets): Resolved {
  if (!PUBLISHED.test(source) || source.split("/").some((step) => step.startsWith("."))) {
    const reason = readFile(source) ? `files like \`${source}\` are not published` : `there is no file \`${source}\``;
    return { kind: "broken", reason };
  }
  if (!readFile(source)) return { kind: "broken", reason: `there is no file \`${source}\`` };
  const path = `files/${source}`;
  return { kind: "address", href: relativePath(from.path, path), file: { source, path } };
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Where a link or an image of a guide leads. */
export function resolveLink(from: Guide, target: string, isImage: boolean, targets: LinkTargets): Resolved {
  const trimmed = target.trim();
  if (/^(?:https?:)?\/\//i.test(trimmed)) return isImage ? { kind: "outside" } : { kind: "address", href: trimmed };
  if (/^mailto:/i.test(trimmed) && !isImage) return { kind: "address", href: trimmed };
  if (/^[a-z][a-z0-9+.-]*:/i.test(trimmed)) return { kind: "unsafe" };
  const [path = "", fragment] = decoded(trimmed).split("#");
  const plain = path.split("?")[0] ?? "";
  if (plain === "") return toGuide(from, from, fragment);
  const source = plain.startsWith("/") ? plainPath(plain) : plainPath(`${from.source.replace(/[^/]*$/, "")}${plain}`);
  const guide = targets.guides.find((one) => one.source === source);
  if (guide) return toGuide(from, guide, fragment);
  if (isImage || PUBLISHED.test(source)) return toFile(from, source, targets);
  if (/\.mdx?$/i.test(source)) return { kind: "broken", reason: `docs.yml does not list \`${source}\`` };
  if (plain.startsWith("/")) return toAddress(from, plain, fragment, targets);
  // Written as the address of a page beside this one.
  return toAddress(from, plainPath(`${from.path.replace(/[^/]*$/, "")}${plain}`), fragment, targets);
}

/** Reports links of a guide that cannot be resolved. */
export function checkLinks(guide: Guide, targets: LinkTargets): void {
  const document = plainPath(`${targets.folder}/${guide.source}`);
  for (const { target, isImage, offset } of guide.read.links) {
    const resolved = resolveLink(guide, target, isImage, targets);
    if (resolved.kind === "address") continue;
    const before = guide.text.slice(0, offset).split("\n");
    const location = { document, line: guide.firstLine + before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    if (resolved.kind === "broken") {
      targets.report(siteCatalogue.create("broken-link", { target, reason: resolved.reason }, { location }));
    } else {
      const code = resolved.kind === "unsafe" ? "unsafe-link" : "outside-image";
      targets.report(siteCatalogue.create(code, { target }, { location }));
    }
  }
}
