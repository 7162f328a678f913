import type { CallProgram, FileWriter, Part, SentMessage } from "@sdkwright/plugin-api";
import { keys } from "../companions.js";
import { layOut } from "../literals.js";
import { standard } from "../types.js";
import { callExpression, emitClient, pathTo, secondsPart } from "./calls.js";
import { type Samples, wholeValue } from "./values.js";

/** Ends the program where the condition, or the last statement, says that something failed. */
export function emitFatal(file: FileWriter, statement: Part = ""): void {
  const condition = statement === "" ? "err != nil" : [statement, "; err != nil"];
  file.block(["if ", condition, " {"], () => file.line(standard("log", "Fatal"), "(err)"), "}");
}

/** A line that shows values. */
export function emitShown(file: FileWriter, values: string): void {
  file.line(standard("fmt", "Println"), `(${values})`);
}

function emitLoop(file: FileWriter, item: string, over: Part): void {
  file.block(
    ["for ", item, ", err := range ", over, ".All() {"],
    () => {
      emitFatal(file);
      emitShown(file, item);
    },
    "}",
  );
}

/** The first message that clients send on the channel of a call. */
function emitSending(samples: Samples, { call }: CallProgram, { message, value }: SentMessage, file: FileWriter): void {
  const { names, sdk } = samples.emission;
  const result = sdk.methods[call.method]?.result;
  if (result?.kind !== "socket") throw new Error(`${call.method} opens no channel`);
  const send = names.companion(keys.send(result.channel, message));
  emitFatal(file, ["err := channel.", send, "(ctx, ", layOut(wholeValue(samples, value)), ")"]);
}

/** A call with its result used up as its kind asks for. */
function emitUse(samples: Samples, program: CallProgram, file: FileWriter): void {
  const { use, call } = program;
  const expression = callExpression(samples, call);
  const emitResult = (name: string): void => {
    file.line(name, ", err := ", expression);
    emitFatal(file);
  };
  switch (use.kind) {
    case "page":
      return emitLoop(file, "item", expression);
    case "stream":
      emitResult("stream");
      return emitLoop(file, "event", "stream");
    case "socket":
      emitResult("channel");
      if (use.sends) emitSending(samples, program, use.sends, file);
      return emitLoop(file, "message", "channel");
    case "file":
      emitResult("file");
      file.line("defer file.Close()");
      return emitFatal(file, ["_, err := ", standard("io", "Copy"), "(", standard("os", "Stdout"), ", file)"]);
    case "value":
      emitResult("result");
      return emitShown(file, "result");
    case "nothing":
      return emitFatal(file, ["err := ", expression]);
    case "raw": {
      const path = pathTo(samples.emission, call.method).replace(/\.([^.]+)$/, ".WithRawResponse().$1");
      file.line("response, err := ", callExpression(samples, call, path));
      const parts = "response.StatusCode, response.Header, response.RequestID, response.Body";
      return file.block("if err == nil {", () => emitShown(file, parts), "}");
    }
    default:
      return use satisfies never;
  }
}

/** A call on a client that is there. */
export function emitCall(samples: Samples, program: CallProgram, file: FileWriter): void {
  const { cancelAfter } = program;
  if (cancelAfter !== null) {
    file.line("ctx, cancel := ", standard("context", "WithTimeout"), "(ctx, ", secondsPart(cancelAfter), ")");
    file.line("defer cancel()");
  }
  emitUse(samples, program, file);
}

export function emitContext(file: FileWriter): void {
  file.line("ctx := ", standard("context", "Background"), "()");
}

/** All that a call needs: the context, the client, the call. */
export function emitWhole(samples: Samples, program: CallProgram, file: FileWriter): void {
  emitContext(file);
  emitClient(samples, program.client ?? [], file);
  emitCall(samples, program, file);
}
