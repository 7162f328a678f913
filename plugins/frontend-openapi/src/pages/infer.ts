import {
  allProperties,
  bareType,
  type HttpOperation,
  listed,
  type Pagination,
  responseShape,
} from "@sdkwright/plugin-api";
import { type Asked, askedOf, countsFromZero, startsPlainly, valueClass } from "./request.js";
import { type Listing, listingOf, type Sign, type Types } from "./response.js";
import {
  AFTER,
  CURSORS,
  HREFS,
  LAST,
  LAST_ID,
  LINKS,
  MORE,
  NEXT_URLS,
  OFFSETS,
  OPAQUE,
  PAGES,
  SIZES,
  TOTAL_ITEMS,
  TOTAL_PAGES,
  TOTALS,
} from "./words.js";

/** How the pages of an operation follow each other, and what of its request and its response shows it, as Markdown. */
export interface InferredPagination {
  readonly pagination: Pagination;
  readonly asked: string;
  readonly answered: string;
}

/** What a list shows of its pages. */
interface Shown {
  readonly api: Types;
  readonly operation: HttpOperation;
  readonly asked: readonly Asked[];
  readonly listing: Listing;
}

/**
 * The pagination that an operation plainly has by the usual names: its response confirms what its request asks for. Where
 * two forms fit there is none, since only one of them may be meant; a loop over pages that are none would not end.
 */
export function inferPagination(api: Types, operation: HttpOperation): InferredPagination | undefined {
  if (operation.method !== "GET" && operation.method !== "POST") return undefined;
  const asked = askedOf(api, operation);
  const body = asked.length > 0 ? bodyOf(operation) : undefined;
  const listing = body && listingOf(api, body);
  if (!listing) return undefined;
  const shown: Shown = { api, operation, asked, listing };
  const isRead = operation.method === "GET";
  const link = isRead ? linkForm(shown) : undefined;
  if (link) return link;
  const cursors = cursorForms(shown);
  const counted = countedForms(shown).filter((form) => !cursors.some(({ from }) => from === form.from));
  // A cursor that the response names keeps all other parameters, which a URL may not.
  if (cursors.length === 1 && counted.length === 0) return cursors[0]?.inferred;
  const url = isRead ? urlForm(shown) : undefined;
  if (url) return url;
  const [form, ...others] = [...(cursors.length > 0 ? cursors : lastItemForm(shown)), ...counted];
  return others.length === 0 ? form?.inferred : undefined;
}

/** A form that fits, and the value of the request that leads to the next page. */
interface Form {
  readonly from: Asked;
  readonly inferred: InferredPagination;
}

/** The one type of all successes. */
function bodyOf(operation: HttpOperation) {
  const { content, types, empty, otherKind } = responseShape(operation);
  const [type, ...others] = types;
  if (content?.kind !== "json" || !type || empty || otherKind !== undefined) return undefined;
  return others.every((other) => JSON.stringify(other) === JSON.stringify(type)) ? type : undefined;
}

const inBody = (path: readonly string[]) => ({ in: "body", path }) as const;

const nameOf = ({ source }: Asked): string => `\`${source.name.wire}\``;

const pathOf = (path: readonly string[]): string => `\`${path.join(".")}\``;

/** `Link: <...>; rel="next"`. */
function linkForm({ operation, asked, listing }: Shown): InferredPagination | undefined {
  const header = operation.responses.flatMap(({ headers }) => headers).find(({ name }) => /^link$/i.test(name.wire));
  const pagination = { kind: "link", results: inBody(listing.results) } as const;
  return header && { pagination, asked: listed(asked.map(nameOf)), answered: "a `Link` header" };
}

/** The URL of the next page in the response. */
function urlForm({ asked, listing }: Shown): InferredPagination | undefined {
  const next = listing.signs.find((sign) => isNextUrl(sign, asked));
  if (!next) return undefined;
  const pagination = { kind: "uri", next: inBody(next.path), results: inBody(listing.results) } as const;
  return { pagination, asked: listed(asked.map(nameOf)), answered: pathOf(next.path) };
}

function isNextUrl({ name, within, type, property }: Sign, asked: readonly Asked[]): boolean {
  if (type.kind !== "primitive" || (type.primitive !== "string" && type.primitive !== "uri")) return false;
  if (NEXT_URLS.has(name) || (within === "next" && HREFS.has(name))) return true;
  if (name !== "next" || asked.some((one) => one.name === "next")) return false;
  return LINKS.has(within) || type.primitive === "uri" || /\b(?:url|uri|link)\b/i.test(property.description ?? "");
}

const signNamed = ({ signs }: Listing, names: ReadonlySet<string>): Sign | undefined =>
  signs.find(({ name }) => names.has(name));

const booleanNamed = ({ signs }: Listing, names: ReadonlySet<string>): Sign | undefined =>
  signs.find(({ name, type }) => names.has(name) && type.kind === "primitive" && type.primitive === "boolean");

const numberNamed = ({ signs }: Listing, names: ReadonlySet<string>): Sign | undefined =>
  signs.find(({ name, type }) => names.has(name) && valueClass(type) === "number");

/** What says that there are more pages. */
const moreOf = (listing: Listing): Sign | undefined => booleanNamed(listing, MORE);

interface CursorInput {
  readonly from: Asked;
  /** The path of the next cursor, and what it is called where it is explained. */
  readonly next: readonly string[];
  readonly answered: string;
  readonly lastItem?: true;
}

function cursor({ listing }: Shown, { from, next, answered, lastItem }: CursorInput): Form {
  const more = moreOf(listing);
  const pagination: Pagination = {
    kind: "cursor",
    cursor: from.place,
    next: inBody(next),
    ...(lastItem && { lastItem }),
    results: inBody(listing.results),
    ...(more && { hasNextPage: inBody(more.path) }),
  };
  return { from, inferred: { pagination, asked: nameOf(from), answered } };
}

/** A cursor of the request whose next value the response gives. */
function cursorForms(shown: Shown): readonly Form[] {
  const { asked, listing } = shown;
  return asked.flatMap((from) => {
    const names = CURSORS.get(from.name);
    const given = names && listing.signs.find((sign) => names.has(nextName(sign)) && fits(from, sign));
    return given ? [cursor(shown, { from, next: given.path, answered: pathOf(given.path) })] : [];
  });
}

/** `next.after` is as good as `next_after`. */
const nextName = ({ name, within }: Sign): string => (within === "next" ? `next ${name}` : name);

function fits(from: Asked, { type }: Sign): boolean {
  const asked = valueClass(from.type);
  return asked !== undefined && asked === valueClass(type);
}

const NAMES_AN_ITEM = /\b(?:ids?|identifier|cursor)\b/i;

/** A cursor that is the id of the last item: as a property of the response, or in the item itself. */
function lastItemForm(shown: Shown): readonly Form[] {
  const { asked, listing } = shown;
  const from = asked.find(({ name }) => AFTER.has(name));
  const more = moreOf(listing);
  if (!from || !more) return [];
  const last = signNamed(listing, LAST_ID);
  if (last) {
    const answered = `${pathOf(last.path)} and ${pathOf(more.path)}`;
    return fits(from, last) ? [cursor(shown, { from, next: last.path, answered })] : [];
  }
  const isId = from.name !== "after" || NAMES_AN_ITEM.test(from.source.description ?? "");
  if (!isId || !haveId(shown, listing.items, valueClass(from.type))) return [];
  const answered = `items with an \`id\` and ${pathOf(more.path)}`;
  return [cursor(shown, { from, next: ["id"], answered, lastItem: true })];
}

/** Whether items of a type, or of each variant of it, have an id of a class. */
function haveId(shown: Shown, items: Listing["items"], wanted: ReturnType<typeof valueClass>): boolean {
  const { api } = shown;
  const type = bareType(api, items);
  if (type.kind === "union") return type.variants.every((variant) => haveId(shown, variant.type, wanted));
  if (type.kind !== "object") return false;
  const id = allProperties(api, type).find(({ name }) => name.wire === "id");
  return id !== undefined && wanted !== undefined && valueClass(bareType(api, id.type)) === wanted;
}

/** Pages or items that are counted, until a page is empty or says that it is the last. */
function countedForms(shown: Shown): readonly Form[] {
  const { asked, listing, operation } = shown;
  const size = asked.find(({ name, type }) => SIZES.has(name) && valueClass(type) === "number");
  const from = asked.find(({ name, type }) => isCounted(name) && valueClass(type) === "number");
  const more = moreOf(listing);
  const total = totalOf(listing, from);
  const confirmed = more ?? total;
  // A cursor beside it that the response does not explain: whether the list can be counted through is not said.
  if (!from || asked.some((one) => OPAQUE.has(one.name) && !cursorForms({ ...shown, asked: [one] }).length)) return [];
  if (!(confirmed || (size && listing.alone && operation.method === "GET"))) return [];
  const unit = PAGES.has(from.name) ? "page" : "item";
  if (!(unit === "page" ? startsPlainly(from) : countsFromZero(from))) return [];
  const pagination: Pagination = {
    kind: "offset",
    offset: from.place,
    unit,
    results: inBody(listing.results),
    ...(unit === "item" && size && { step: size.place }),
    ...(more && { hasNextPage: inBody(more.path) }),
    ...endsOf(listing),
  };
  const answered = confirmed ? pathOf(confirmed.path) : "a list alone";
  const taken = [from, ...(size ? [size] : [])].map(nameOf).join(" and ");
  return [{ from, inferred: { pagination, asked: taken, answered } }];
}

/** What of a page tells that nothing comes after it. */
function endsOf(listing: Listing) {
  const last = booleanNamed(listing, LAST);
  const pages = numberNamed(listing, TOTAL_PAGES);
  const items = numberNamed(listing, TOTAL_ITEMS);
  return {
    ...(last && { lastPage: inBody(last.path) }),
    ...(pages && { totalPages: inBody(pages.path) }),
    ...(items && { totalItems: inBody(items.path) }),
  };
}

const isCounted = (name: string): boolean => OFFSETS.has(name) || PAGES.has(name);

/** What only a list in pages says of itself: a total, or where it stands. */
function totalOf({ signs }: Listing, from: Asked | undefined): Sign | undefined {
  return signs.find(({ name, type }) => (TOTALS.has(name) || name === from?.name) && valueClass(type) === "number");
}
