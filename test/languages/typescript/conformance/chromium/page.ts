/** The driver of TypeScript SDKs in a page of a browser: `start` loads an SDK, `answer` does what a message asks for. */
import { createDriver, type Driver, type Message } from "../driver/commands.js";
import type { Table } from "../driver/table.js";

let driver: Driver | undefined;

// The cache of a browser shares what requests for one URL bring: when one of them is given up, it may send another again.
// Node's types, which the tests have, know of no cache.
const { fetch } = globalThis;
const uncached: object = { cache: "no-store" };
globalThis.fetch = (input, init) => fetch(input, { ...uncached, ...init });

async function start(entry: string): Promise<void> {
  driver = createDriver((await import(entry)) as Table);
}

Object.assign(globalThis, { conformance: { start, answer: (message: Message) => driver?.answerTo(message) } });
