/** Results that can be used up in several ways: what each way gives, and what the result tells of its response. */
import { hex } from "./values.js";

type Bag = { readonly [key: string]: unknown };

/** Begins the call anew: a stream or a download can be read once. */
type Start = () => unknown;

interface PageLike {
  readonly items: readonly unknown[];
  hasNextPage(): boolean;
  getNextPage(): Promise<PageLike>;
  iterPages(): AsyncIterable<PageLike>;
}

interface Download extends Bag {
  stream(): AsyncIterable<Uint8Array>;
  bytes(): Promise<Uint8Array>;
  blob(): Promise<Blob>;
  text(): Promise<string>;
}

/** An event with what a stream tells of it. */
export interface NamedEvent {
  readonly data: unknown;
  readonly event: string;
  readonly id: string;
}

/** What {@link ways} may be asked for, by the kind of the result. */
export type ResultKind = "page" | "stream" | "file";

async function all<T, R>(source: AsyncIterable<T>, of: (item: T) => R): Promise<R[]> {
  const read: R[] = [];
  for await (const item of source) read.push(of(item));
  return read;
}

const same = <T>(item: T): T => item;

async function byNextPage(first: PageLike): Promise<unknown[]> {
  const items = [...first.items];
  for (let page = first; page.hasNextPage(); ) {
    page = await page.getNextPage();
    items.push(...page.items);
  }
  return items;
}

async function listWays(start: Start): Promise<Bag> {
  const list = (): AsyncIterable<unknown> & { iterPages(): AsyncIterable<PageLike> } => start() as never;
  const first = async (): Promise<PageLike & AsyncIterable<unknown>> => (await start()) as never;
  return {
    "for await": await all(list(), same),
    iterPages: (await all(list().iterPages(), ({ items }) => items)).flat(),
    "for await of a page": await all(await first(), same),
    "iterPages of a page": (await all((await first()).iterPages(), ({ items }) => items)).flat(),
    getNextPage: await byNextPage(await first()),
  };
}

/** All events with their names and ids. */
export async function namedEvents(start: Start): Promise<readonly NamedEvent[]> {
  const stream = (await start()) as { events(): AsyncIterable<NamedEvent> };
  return all(stream.events(), same);
}

async function streamWays(start: Start): Promise<Bag> {
  return {
    "for await": await all((await start()) as AsyncIterable<unknown>, same),
    events: (await namedEvents(start)).map(({ data }) => data),
  };
}

async function fileWays(start: Start): Promise<Bag> {
  const download = async (): Promise<Download> => (await start()) as Download;
  const chunks = await all((await download()).stream(), same);
  return {
    stream: chunks.map(hex).join(""),
    bytes: hex(await (await download()).bytes()),
    blob: hex(new Uint8Array(await (await (await download()).blob()).arrayBuffer())),
    text: hex(new TextEncoder().encode(await (await download()).text())),
  };
}

/** What every way of using up a result gives, by its name: lists of items, or the bytes of a download in hexadecimal digits. */
export function ways(kind: ResultKind, start: Start): Promise<Bag> {
  if (kind === "page") return listWays(start);
  return kind === "stream" ? streamWays(start) : fileWays(start);
}

/** What a list, a stream or a download tells of its response. */
export async function headOf(kind: ResultKind, start: Start): Promise<Bag> {
  const result = start();
  const told =
    kind === "page"
      ? (await (result as { withRawResponse(): Promise<{ response: Bag }> }).withRawResponse()).response
      : ((await result) as Bag);
  const { status, requestId, headers, contentType, filename } = told;
  if (kind !== "page") await (told as { close(): Promise<void> } & Bag).close();
  return { status, requestId, headers: Object.fromEntries((headers as Headers).entries()), contentType, filename };
}
