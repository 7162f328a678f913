import {
  type ChannelSocket,
  type Core,
  callRpc,
  download,
  openSocket,
  type Page,
  paginate,
  resumeEvents,
  streamEvents,
  streamLines,
  streamMessages,
} from "@sdkwright/runtime-typescript/core";
import type { OperationData } from "./data.js";
import type { Values } from "./values.js";

/** What a call gives, as the explorer shows it. */
export type Outcome =
  | { readonly kind: "value" }
  | { readonly kind: "page"; readonly page: Page<unknown> }
  | { readonly kind: "stream"; readonly events: AsyncIterable<unknown> }
  | { readonly kind: "file"; readonly blob: Blob; readonly name: string | undefined }
  | { readonly kind: "socket"; readonly socket: ChannelSocket<unknown, unknown> };

/** Calls an operation as its SDK does. */
export async function callOperation(
  core: Core,
  { via, descriptor }: Pick<OperationData, "via" | "descriptor">,
  request: Values,
  signal: AbortSignal,
): Promise<Outcome> {
  const options = { signal };
  switch (via) {
    case "send":
      await core.send(descriptor, request, options);
      return { kind: "value" };
    case "rpc":
      await callRpc(core, descriptor, request, options);
      return { kind: "value" };
    case "page":
      return { kind: "page", page: await paginate<unknown>(core, descriptor, request, options) };
    case "sse":
      return { kind: "stream", events: await streamEvents<unknown>(core, descriptor, request, options) };
    case "resume":
      return { kind: "stream", events: await resumeEvents<unknown>(core, descriptor, request, options) };
    case "jsonl":
      return { kind: "stream", events: await streamLines<unknown>(core, descriptor, request, options) };
    case "connect":
      return { kind: "stream", events: await streamMessages<unknown>(core, descriptor, request, options) };
    case "file": {
      const file = await download(core, descriptor, request, options);
      return { kind: "file", blob: await file.blob(), name: file.filename };
    }
    case "socket":
      return { kind: "socket", socket: await openSocket<unknown, unknown>(core, descriptor, request, options) };
    default:
      return via satisfies never;
  }
}
