/** The driver of TypeScript SDKs in a page of a browser: `start` loads an SDK, `answer` does what a message asks for. */
import { answerTo, drive } from "./commands.js";
import type { Sdk } from "./errors.js";

const start = async (entry: string): Promise<void> => drive((await import(entry)) as Sdk);

Object.assign(globalThis, { conformance: { start, answer: answerTo } });
