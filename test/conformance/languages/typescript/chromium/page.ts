/** The driver of TypeScript SDKs in a page of a browser: `start` loads an SDK, `answer` does what a message asks for. */
import { createDriver, type Driver, type Message } from "../driver/commands.js";
import type { Table } from "../driver/table.js";

let driver: Driver | undefined;

async function start(entry: string): Promise<void> {
  driver = createDriver((await import(entry)) as Table);
}

Object.assign(globalThis, { conformance: { start, answer: (message: Message) => driver?.answerTo(message) } });
