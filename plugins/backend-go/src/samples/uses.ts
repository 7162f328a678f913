import type { CallProgram, Part, SampleProperty, SentMessage } from "@sdkwright/plugin-api";
import { code } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { stringLiteral } from "../dialect.js";
import { layOut } from "../literals.js";
import { standard } from "../types.js";
import { callExpression, clientPart, pathTo, secondsPart } from "./calls.js";
import { OPENED_FILE, wholeValue } from "./values.js";

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

/** Prints a value: a property that tells it from others, where there is one. */
function printing({ names }: Context, name: string, property: SampleProperty | null): Part {
  // Of a field that can be missing, the address would be printed.
  const field = property?.present ? `.${names.property(property.type, property.wire)}` : "";
  return [println, "(", name, field, ")"];
}

const loop = (item: string, over: Part, print: Part): Part => code`
  for ${item}, err := range ${over}.All() {
    ${check}
    ${print}
  }`;

/** The first message that clients send on the channel of a call. */
function sending(context: Context, { channel, message, value }: SentMessage): Part {
  const send = context.names.companion("sender", channel, message);
  return checked(["err := channel.", send, "(ctx, ", layOut(wholeValue(context, value)), ")"]);
}

/** A call whose result is of no interest: of a list, the first page is enough to make it. */
function bareCall({ use }: CallProgram, expression: Part): Part {
  return code`
    _, err := ${expression}${use.kind === "page" ? ".First()" : ""}
    ${check}`;
}

/** A call with its result used up as its kind asks for. */
function usage(context: Context, program: CallProgram): Part {
  const { use, call, subject, client } = program;
  const expression = callExpression(context, call);
  // Whole programs use the result: they are what pages on packages show of a method.
  const isBare = subject === "call" && client === null;
  if (isBare && (use.kind === "value" || use.kind === "page")) return bareCall(program, expression);
  const result = (name: string): Part => code`
    ${name}, err := ${expression}
    ${check}`;
  switch (use.kind) {
    case "page":
      return loop("item", expression, printing(context, "item", use.shown));
    case "stream":
      return code`
        ${result("stream")}
        ${loop("event", "stream", printing(context, "event", use.shown))}`;
    case "socket":
      return code`
        ${result("channel")}
        ${use.sends ? sending(context, use.sends) : ""}
        ${loop("message", "channel", printing(context, "message", null))}`;
    case "file":
      return code`
        ${result("file")}
        defer file.Close()
        ${checked(["_, err := ", standard("io", "Copy"), "(", standard("os", "Stdout"), ", file)"])}`;
    case "value":
      return code`
        ${result("result")}
        ${printing(context, "result", use.shown)}`;
    case "nothing":
      return checked(["err := ", expression]);
    case "raw": {
      const path = pathTo(context, call.method).replace(/\.([^.]+)$/, ".WithRawResponse().$1");
      return code`
        response, err := ${callExpression(context, call, path)}
        if err == nil {
          ${println}(response.StatusCode, response.Header, response.RequestID, response.Body)
        }`;
    }
    default:
      return use satisfies never;
  }
}

/** Opens the file that a call sends, where it sends one from a disk. */
function opening({ call: { request } }: CallProgram): Part[] {
  const paths = request?.members.flatMap(({ value }) =>
    value.kind === "file" && value.path !== null ? value.path : [],
  );
  return (paths ?? []).map(
    (path) => code`
      ${OPENED_FILE}, err := ${standard("os", "Open")}(${stringLiteral(path)})
      ${check}
      defer ${OPENED_FILE}.Close()`,
  );
}

/** A call on a client that is there. */
export function callPart(context: Context, program: CallProgram): Part {
  const { cancelAfter } = program;
  const [opened] = opening(program);
  if (opened) {
    return code`
      ${opened}
      ${usage(context, program)}`;
  }
  if (cancelAfter === null) return usage(context, program);
  return code`
    ctx, cancel := ${standard("context", "WithTimeout")}(ctx, ${secondsPart(cancelAfter)})
    defer cancel()
    ${usage(context, program)}`;
}

export const contextPart = code`ctx := ${standard("context", "Background")}()`;

/** All that a call needs: the context, the client, the call. */
export function wholePart(context: Context, program: CallProgram): Part {
  return code`
    ${contextPart}
    ${clientPart(context, program.client ?? [])}
    ${callPart(context, program)}`;
}
