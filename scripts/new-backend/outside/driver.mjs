// Stands for the driver of the conformance suite, which is a program in __Title__: rewrite it there, and name it in
// conformance.config.mjs. docs/backends/3-conformance.md of the package sdkwright describes the messages, and
// examples/javascript-backend/driver.mjs is a complete one.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const table = JSON.parse(readFileSync(`${process.argv[2]}/table.json`, "utf8"));

function perform({ op, call }) {
  switch (op) {
    case "client":
    case "env":
    case "reset":
      return {};
    case "lines":
      return { value: [] };
    case "call":
      if (table.calls[call] === undefined) throw new Error(`The SDK has no call ${call}`);
      throw new Error(`The driver does not call ${table.calls[call].join(".")} yet`);
    default:
      throw new Error(`The driver has no operation ${op} yet`);
  }
}

function answerTo(message) {
  try {
    return { ok: true, ...perform(message) };
  } catch ({ message: text }) {
    return { ok: false, error: { kind: "unknown", class: "Error", message: text, text, inTree: false } };
  }
}

const say = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);

createInterface({ input: process.stdin })
  .on("line", (line) => {
    const message = JSON.parse(line);
    say({ driver: message.id, ms: 0, ...answerTo(message) });
  })
  .on("close", () => process.exit(0));
say({ driver: 0, ok: true, ms: 0, api: 1 });
