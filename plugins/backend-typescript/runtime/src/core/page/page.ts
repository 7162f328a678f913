import { ConfigurationError } from "../../errors/configuration.js";
import type { Core } from "../client/core.js";
import type { RequestOptions } from "../client/options.js";
import type { Call } from "../http/prepare.js";
import { ApiPromise } from "../http/promise.js";
import { consumeBuffered } from "../http/response.js";
import type { WithRawResponse } from "../http/response.js";
import { valueAt } from "../json/json.js";
import type { OperationSpec } from "../spec.js";
import { checkCounted, nextCall, pageFailure } from "./next.js";
import type { Fetched } from "./next.js";

/**
 * One page of a list. Iterating over it yields its items and those of all later pages, which are fetched as
 * needed.
 */
export class Page<Item, Body = unknown> implements AsyncIterable<Item> {
  readonly items: readonly Item[];
  /** The body of the response. */
  readonly response: Body;
  readonly #next: (() => Promise<Page<Item, Body>>) | undefined;

  constructor(
    items: readonly Item[],
    response: Body,
    next: (() => Promise<Page<Item, Body>>) | undefined,
  ) {
    this.items = items;
    this.response = response;
    this.#next = next;
  }

  hasNextPage(): boolean {
    return this.#next !== undefined;
  }

  /** Fetches the next page. Rejects if there is none; check {@link hasNextPage} first. */
  async getNextPage(): Promise<Page<Item, Body>> {
    if (this.#next === undefined) throw new ConfigurationError("There is no next page");
    return this.#next();
  }

  /** Iterates over this page and all later ones. */
  iterPages(): AsyncGenerator<Page<Item, Body>, void, undefined> {
    return pagesFrom(this);
  }

  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    return itemsFrom(this);
  }
}

type First<Item, Body> = Page<Item, Body> | Promise<Page<Item, Body>>;

async function* pagesFrom<Item, Body>(
  first: First<Item, Body>,
): AsyncGenerator<Page<Item, Body>, void, undefined> {
  let page: Page<Item, Body> | undefined = await first;
  while (page !== undefined) {
    yield page;
    page = page.hasNextPage() ? await page.getNextPage() : undefined;
  }
}

/** Not by way of {@link pagesFrom}: each generator takes one of the ten lines of a stack from the caller. */
async function* itemsFrom<Item, Body>(
  first: First<Item, Body>,
): AsyncGenerator<Item, void, undefined> {
  let page: Page<Item, Body> | undefined = await first;
  while (page !== undefined) {
    yield* page.items;
    page = page.hasNextPage() ? await page.getNextPage() : undefined;
  }
}

/** The pending first page of a list. Iterating over it yields the items of all pages. */
export class PagePromise<Item, Body = unknown>
  extends ApiPromise<Page<Item, Body>>
  implements AsyncIterable<Item>
{
  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    return itemsFrom(this);
  }

  /** Iterates over all pages, which are fetched as needed. */
  iterPages(): AsyncGenerator<Page<Item, Body>, void, undefined> {
    return pagesFrom(this);
  }
}

/** Calls a list operation: one request now, further ones as pages are asked for, with the same options. */
export function paginate<Item, Body = unknown>(
  core: Core,
  operation: OperationSpec,
  request?: object,
  options?: RequestOptions,
): PagePromise<Item, Body> {
  return new PagePromise(fetchPage<Item, Body>(core, { operation, request, options }));
}

async function fetchPage<Item, Body>(
  core: Core,
  call: Call,
): Promise<WithRawResponse<Page<Item, Body>>> {
  const {
    data: { data, failed },
    response,
  } = await core.call(call, async (reply) => {
    return { data: await consumeBuffered(reply), failed: reply.failed };
  });
  const items = itemsOf(call.operation, { data, response, failed });
  const fetched: Fetched = { data, items, response, failed };
  checkCounted(call, fetched);
  const next = nextCall(core, call, fetched);
  const follow = (further: Call): Promise<Page<Item, Body>> =>
    fetchPage<Item, Body>(core, further).then((page) => page.data);
  const page = new Page<Item, Body>(
    items as readonly Item[],
    data as Body,
    next === undefined ? undefined : () => follow(next()),
  );
  return { data: page, response };
}

/** The items of a page: none where they are absent or null. Fails where something else stands there, or on the way. */
function itemsOf(operation: OperationSpec, page: Omit<Fetched, "items">): readonly unknown[] {
  const path = operation.page?.results ?? [];
  const items = valueAt(page.data, path);
  if (Array.isArray(items)) return items as readonly unknown[];
  const odd = oddPlace(page.data, path);
  if (odd === undefined) return [];
  throw pageFailure(page, odd, "the page holds no list of items");
}

/** The first place on the way to a list with something else than an object, or at its end than a list. */
function oddPlace(data: unknown, path: readonly string[]): readonly string[] | undefined {
  for (const depth of path.keys()) {
    const value = valueAt(data, path.slice(0, depth)) ?? undefined;
    if (value === undefined) return undefined;
    if (typeof value !== "object" || Array.isArray(value)) return path.slice(0, depth);
  }
  return (valueAt(data, path) ?? undefined) === undefined ? undefined : path;
}
