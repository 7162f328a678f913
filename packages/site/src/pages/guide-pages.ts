import type { Guide } from "../guides/guides.js";
import { type CopiedFile, checkLinks, type LinkTargets, resolveLink } from "../guides/links.js";
import { guideHtml } from "../guides/render.js";
import type { Highlight } from "../markdown/highlight.js";
import type { Page } from "./page.js";

/** The pages of guides, and the files that they refer to. */
export interface GuidePages {
  readonly pages: readonly Page[];
  readonly files: readonly CopiedFile[];
}

/** Prints guides; links that lead nowhere are reported. */
export function guidePages(guides: readonly Guide[], targets: LinkTargets, highlight: Highlight): GuidePages {
  const files = new Map<string, CopiedFile>();
  const pages = guides.map((guide): Page => {
    checkLinks(guide, targets);
    const address =
      (isImage: boolean) =>
      (target: string): string | undefined => {
        const resolved = resolveLink(guide, target, isImage, targets);
        if (resolved.kind !== "address") return undefined;
        if (resolved.file) files.set(resolved.file.path, resolved.file);
        return resolved.href;
      };
    const html = guideHtml(guide.read, { highlight, link: address(false), image: address(true) });
    const [first] = guide.read.headings;
    // Many guides repeat their title as their first heading.
    const isTitled = first?.level === 1 && guide.read.tokens.find(({ type }) => type !== "space")?.type === "heading";
    return {
      path: guide.path,
      title: guide.title,
      description: "",
      blocks: [
        ...(isTitled ? [] : [{ kind: "heading", level: 1, text: [{ text: guide.title }] } as const]),
        { kind: "guide", html, markdown: guide.text },
      ],
    };
  });
  return { pages, files: [...files.values()] };
}
