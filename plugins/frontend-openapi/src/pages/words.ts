/** A set of names as words that are in lower case: `PageSize` and `page_size` are both `page size`. */
const names = (text: string): ReadonlySet<string> => new Set(text.split(", "));

/** Names of a request's cursor, each with those under which a response gives the next one. */
export const CURSORS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["cursor", names("next cursor")],
  ["start cursor", names("next cursor")],
  ["next cursor", names("next cursor")],
  ["page cursor", names("next page cursor, next cursor")],
  ["after cursor", names("end cursor, next cursor, after cursor")],
  ["page token", names("next page token")],
  ["next page token", names("next page token")],
  ["next token", names("next token")],
  ["pagination token", names("next token, next pagination token")],
  ["continuation token", names("next continuation token, continuation token")],
  ["continue", names("continue")],
  ["marker", names("next marker")],
  ["page key", names("next page key, page key")],
  ["after", names("end cursor, next cursor, next after")],
  ["page", names("next page")],
  ["page number", names("next page number, next page")],
  ["offset", names("next offset")],
]);

/** Cursors that are so by their names alone: a list that takes one is not counted through. */
export const OPAQUE: ReadonlySet<string> = names(
  "cursor, start cursor, page cursor, after cursor, page token, next page token, continuation token, marker, page key, after",
);

/** Names of a cursor that is the id of the last item of the page before. */
export const AFTER: ReadonlySet<string> = names("starting after, after, after id");
export const LAST_ID: ReadonlySet<string> = names("last id");

export const OFFSETS: ReadonlySet<string> = names("offset, skip");
export const PAGES: ReadonlySet<string> = names("page, page number, page num, page no");
export const SIZES: ReadonlySet<string> = names(
  "limit, per page, page size, page limit, size, count, take, top, max results, max items, max page size, page count",
);

/** Names of what says that there are more pages. */
export const MORE: ReadonlySet<string> = names("has more, has next, has next page, has more items, has more pages");

/** Names of what only a list in pages says of itself. */
export const TOTALS: ReadonlySet<string> = names(
  "total, total count, total results, total items, total records, total elements, total size, total hits, total pages, " +
    "page count, num pages, count, current page, odata count",
);

/** Names of what says that a page is the last, and of how many pages and items there are in all: not `count`, which may be the page's. */
export const LAST: ReadonlySet<string> = names("last, is last, is last page, last page");
export const TOTAL_PAGES: ReadonlySet<string> = names(
  "total pages, total page, total page count, page count, page total, num pages, number of pages, nb pages, pages, last page",
);
export const TOTAL_ITEMS: ReadonlySet<string> = names(
  "total, total count, total results, total items, total records, total elements",
);

/** Names of the URL of the next page, and those that are one only beside links. */
export const NEXT_URLS: ReadonlySet<string> = names(
  "next page uri, next page url, next page link, next page href, next uri, next url, next link, next href, odata next link",
);
export const LINKS: ReadonlySet<string> = names("links, link");
export const HREFS: ReadonlySet<string> = names("href, url, uri, link");

/** Objects beside the items that tell of the page. */
export const CONTAINERS: ReadonlySet<string> = names(
  "meta, metadata, page, pages, page info, paging, pagination, pager, links, link, next, cursors, response metadata, " +
    "result info, list info, page metadata, page context, pagination info, pagination metadata, paging info",
);

/** Names of the list of items where there are more lists. */
export const ITEMS: ReadonlySet<string> = names(
  "data, items, results, entries, records, values, rows, elements, resources, objects, list",
);
