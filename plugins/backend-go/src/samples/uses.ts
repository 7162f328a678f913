import type { CallProgram, Part, SentMessage } from "@sdkwright/plugin-api";
import { code } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { layOut } from "../literals.js";
import { standard } from "../types.js";
import { callExpression, clientPart, pathTo, secondsPart } from "./calls.js";
import { wholeValue } from "./values.js";

export const println = standard("fmt", "Println");

/** A failure ends the program. */
const check = code`
  if err != nil {
    ${standard("log", "Fatal")}(err)
  }`;

/** The same where nothing else of a statement is of use. */
export const checked = (statement: Part): Part => code`
  if ${statement}; err != nil {
    ${standard("log", "Fatal")}(err)
  }`;

const loop = (item: string, over: Part): Part => code`
  for ${item}, err := range ${over}.All() {
    ${check}
    ${println}(${item})
  }`;

/** The first message that clients send on the channel of a call. */
function sending(emission: Emission, { channel, message, value }: SentMessage): Part {
  const send = emission.names.companion("sender", channel, message);
  return checked(["err := channel.", send, "(ctx, ", layOut(wholeValue(emission, value)), ")"]);
}

/** A call with its result used up as its kind asks for. */
function usage(emission: Emission, program: CallProgram): Part {
  const { use, call } = program;
  const expression = callExpression(emission, call);
  const result = (name: string): Part => code`
    ${name}, err := ${expression}
    ${check}`;
  switch (use.kind) {
    case "page":
      return loop("item", expression);
    case "stream":
      return code`
        ${result("stream")}
        ${loop("event", "stream")}`;
    case "socket":
      return code`
        ${result("channel")}
        ${use.sends ? sending(emission, use.sends) : ""}
        ${loop("message", "channel")}`;
    case "file":
      return code`
        ${result("file")}
        defer file.Close()
        ${checked(["_, err := ", standard("io", "Copy"), "(", standard("os", "Stdout"), ", file)"])}`;
    case "value":
      return code`
        ${result("result")}
        ${println}(result)`;
    case "nothing":
      return checked(["err := ", expression]);
    case "raw": {
      const path = pathTo(emission, call.method).replace(/\.([^.]+)$/, ".WithRawResponse().$1");
      return code`
        response, err := ${callExpression(emission, call, path)}
        if err == nil {
          ${println}(response.StatusCode, response.Header, response.RequestID, response.Body)
        }`;
    }
    default:
      return use satisfies never;
  }
}

/** A call on a client that is there. */
export function callPart(emission: Emission, program: CallProgram): Part {
  const { cancelAfter } = program;
  if (cancelAfter === null) return usage(emission, program);
  return code`
    ctx, cancel := ${standard("context", "WithTimeout")}(ctx, ${secondsPart(cancelAfter)})
    defer cancel()
    ${usage(emission, program)}`;
}

export const contextPart = code`ctx := ${standard("context", "Background")}()`;

/** All that a call needs: the context, the client, the call. */
export function wholePart(emission: Emission, program: CallProgram): Part {
  return code`
    ${contextPart}
    ${clientPart(emission, program.client ?? [])}
    ${callPart(emission, program)}`;
}
