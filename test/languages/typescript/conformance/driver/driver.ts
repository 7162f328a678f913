/**
 * The driver of TypeScript SDKs under Node: reads one message a line, calls the SDK that its argument names, answers one
 * line for each. It maps names and values alone; judging is the runner's.
 */
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { WebSocket } from "ws";
import { createDriver, type Message } from "./commands.js";
import { printed } from "./print.js";
import type { Table } from "./table.js";

// The suite's oldest Node has no WebSocket of its own.
const driver = createDriver((await import(process.argv[2] ?? "")) as Table, WebSocket);

const say = (answer: object): boolean => process.stdout.write(`${JSON.stringify(answer)}\n`);

process.on("unhandledRejection", (error) => process.stderr.write(`unhandled rejection: ${printed(error)}\n`));
createInterface({ input: process.stdin })
  .on("line", (line) => void driver.answerTo(JSON.parse(line) as Message).then(say))
  .on("close", () => void delay(10).then(() => process.exit(0)));
say({ driver: 0, ok: true, ms: 0 });
