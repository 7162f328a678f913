// The driver of the conformance suite, as far as this SDK goes.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { createShow } from "./show.mjs";

const sdk = process.argv[2];
const table = JSON.parse(readFileSync(`${sdk}/table.json`, "utf8"));
const { ApiError, [table.client]: Client } = await import(pathToFileURL(`${sdk}/src/index.mjs`).href);
const clients = new Map();
const show = createShow(table.types);

function call({ client = "main", call: name, args = {}, options = {} }) {
  const path = table.calls[name];
  if (path === undefined) throw new Error(`The SDK has no call ${name}`);
  const owner = path.slice(0, -1).reduce((resource, key) => resource[key], clients.get(client));
  const { value, ...places } = args;
  return owner[path.at(-1)]({ ...places, ...(value !== undefined && { body: value }) }, options);
}

/** The result of a call and, if the message asks for it, what a program reads of it. */
async function answerTo(message) {
  const value = await call(message);
  const type = table.results[message.call]?.value;
  return { value, ...(message.show && type && value !== undefined && { shown: show(type, value) }) };
}

/** Does what a message says, and gives what the answer to it has. */
async function perform(message) {
  switch (message.op) {
    case "client":
      return void clients.set(message.client, new Client(message.options));
    case "env":
      for (const [name, value] of Object.entries(message.set)) {
        if (value === null) delete process.env[name];
        else process.env[name] = value;
      }
      return undefined;
    case "call":
      return answerTo(message);
    case "lines":
      return { value: [] };
    case "reset":
      return clients.clear();
    default:
      throw new Error(`No operation ${message.op}`);
  }
}

const say = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);

function failureOf(error) {
  const { message, status, body } = error;
  const isApi = error instanceof ApiError;
  const known = isApi && { status, rawBody: body };
  return {
    kind: isApi ? "api" : "unknown",
    class: error.name,
    message,
    text: String(error.stack),
    inTree: isApi,
    ...known,
  };
}

createInterface({ input: process.stdin })
  .on("line", async (line) => {
    const message = JSON.parse(line);
    const began = performance.now();
    const ended = () => ({ driver: message.id, ms: performance.now() - began });
    try {
      say({ ok: true, ...(await perform(message)), ...ended() });
    } catch (error) {
      say({ ok: false, error: failureOf(error), ...ended() });
    }
  })
  .on("close", () => process.exit(0));
say({ driver: 0, ok: true, ms: 0, api: 1 });
