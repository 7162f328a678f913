import type { CallProgram, Part } from "@sdkwright/plugin-api";
import { code } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { callPart, construction } from "./calls.js";
import { programText } from "./file.js";
import { printing } from "./programs.js";
import { valuePart } from "./values.js";

const loop = (item: string, over: Part, print: Part): Part => code`
  async for ${item} in ${over}:
    ${print}`;

/** A block that closes what a call opened. */
const within = (opened: Part, name: string, body: Part): Part => code`
  async with await ${opened} as ${name}:
    ${body}`;

/** A call of the asynchronous client with its result used up as its kind asks for. */
function usage({ use, call }: CallProgram, emission: Emission): Part {
  const expression = callPart(call, emission);
  switch (use.kind) {
    case "value":
      return code`
        result = await ${expression}
        ${printing(emission, "result", use.shown)}`;
    case "page":
      return loop("item", expression, printing(emission, "item", use.shown));
    case "stream":
      return within(expression, "events", loop("event", "events", printing(emission, "event", use.shown)));
    case "socket": {
      const sent: Part = use.sends ? ["await channel.send(", valuePart(emission, use.sends.value), ")"] : "";
      return within(
        expression,
        "channel",
        code`
        ${sent}
        ${loop("message", "channel", "print(message)")}`,
      );
    }
    case "file":
      return within(expression, "response", 'await response.write_to_file("download")');
    case "nothing":
    case "raw":
      return ["await ", expression];
    default:
      return use satisfies never;
  }
}

/** The program of a README that shows the asynchronous client: what its first sample does. */
export function asyncProgram(program: CallProgram, emission: Emission): string {
  const client = construction(program.client ?? [], emission, "async");
  const main = code`
    async def main() -> None:
      async with ${client} as client:
        ${usage(program, emission)}`;
  const { imports, body } = programText(emission.module, [main]);
  // Modules of the language form a group of their own, before those of packages.
  const head = imports.includes("") ? imports : ["", ...imports];
  return ["import asyncio", ...head, "", "", body, "", "", "asyncio.run(main())"].join("\n");
}
