import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { headOf, namedEvents, type ResultKind, ways } from "./ways.js";

type Bag = { readonly [key: string]: unknown };

/** What a call leaves behind even where it fails half-way. */
export interface Progress {
  readonly partial: unknown[];
  readonly times: number[];
  readonly began: number;
}

async function iterate(source: unknown, { limit }: Bag, { partial, times, began }: Progress): Promise<unknown> {
  for await (const item of source as AsyncIterable<unknown>) {
    partial.push(item);
    times.push(performance.now() - began);
    if (partial.length === limit) break;
  }
  return partial;
}

async function digest(source: unknown, { limit, pause }: Bag): Promise<unknown> {
  const body = ((await source) as { stream(): AsyncIterable<Uint8Array> }).stream();
  const hash = createHash("sha256");
  let length = 0;
  let count = 0;
  for await (const chunk of body) {
    hash.update(chunk);
    length += chunk.length;
    count += 1;
    if (count === limit) break;
    if (typeof pause === "number") await delay(pause);
  }
  return { length, sha256: await hash.digest("hex") };
}

interface Socket extends AsyncIterable<unknown> {
  send(message: unknown): Promise<void>;
  close(code: number): Promise<void>;
}

/** Sends all messages, reads so many as `limit` says or until the end, and closes the connection with `code`. */
async function converse(source: unknown, message: Bag, { partial }: Progress): Promise<unknown> {
  const socket = (await source) as Socket;
  for (const sent of message.send as unknown[]) await socket.send(sent);
  const messages = socket[Symbol.asyncIterator]();
  while (partial.length !== message.limit) {
    const { done, value } = await messages.next();
    if (done) return partial;
    partial.push(value);
  }
  await socket.close(Number(message.code ?? 1000));
  return partial;
}

interface PageLike {
  readonly items: unknown;
  readonly response: unknown;
  hasNextPage(): boolean;
}

/** What an answer has of a page. */
const pageOf = (page: PageLike): Bag => ({
  items: page.items,
  hasNextPage: page.hasNextPage(),
  response: page.response,
});

/** How the result of a call is used up. */
export interface Consumption {
  readonly message: Bag;
  readonly progress: Progress;
}

/** Uses up the result of a call in the way that a message asks for. */
export async function consume(
  begin: () => unknown,
  kind: string,
  { message, progress }: Consumption,
): Promise<unknown> {
  switch (message.consume ?? "value") {
    case "ways":
      return ways(kind as ResultKind, begin);
    case "named":
      return namedEvents(begin);
    case "head":
      return headOf(kind as ResultKind, begin);
    case "value":
      return kind === "page" ? pageOf((await begin()) as PageLike) : await begin();
    default:
      return consumeOnce(begin(), message, progress);
  }
}

async function consumeOnce(source: unknown, message: Bag, progress: Progress): Promise<unknown> {
  switch (message.consume) {
    case "raw": {
      const { data, response } = await (source as { withRawResponse(): Promise<Bag> }).withRawResponse();
      const { status, headers, requestId } = response as Bag;
      return { value: data, status, requestId, headers: Object.fromEntries((headers as Headers).entries()) };
    }
    case "items":
      return iterate(source, message, progress);
    case "page":
      return pageOf((await source) as PageLike);
    case "events":
      return iterate(await source, message, progress);
    case "socket":
      return converse(source, message, progress);
    case "bytes":
      return digest(source, message);
    case "none":
      await source;
      return undefined;
    default:
      throw new Error(`No way ${String(message.consume)} of using up a result`);
  }
}
