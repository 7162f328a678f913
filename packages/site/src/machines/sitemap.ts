import { escaped } from "../html.js";
import type { Page } from "../pages/page.js";

/** The list of all pages for search engines, which takes absolute addresses only. */
export function sitemap(url: string, pages: readonly Pick<Page, "path">[]): string {
  const base = url.endsWith("/") ? url : `${url}/`;
  const entries = pages.map(
    ({ path }) => `<url><loc>${escaped(base + encodeURI(path).replace(/(^|\/)index\.html$/, "$1"))}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}
