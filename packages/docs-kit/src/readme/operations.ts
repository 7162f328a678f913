import {
  type Api,
  type HttpOperation,
  openedChannel,
  pageTypes,
  type ResultKind,
  requestsOf,
  responseShape,
} from "@sdkwright/plugin-api";

/** What an operation gives back. */
export function resultKind(api: Api, operation: HttpOperation): ResultKind {
  if (openedChannel(api, operation)) return "socket";
  if (pageTypes(api, operation)) return "page";
  const { content } = responseShape(operation);
  if (!content) return "nothing";
  if (content.kind === "sse" || content.kind === "jsonl") return "stream";
  return content.kind === "binary" && !content.bytes ? "file" : "value";
}

/** Whether callers give a file to an operation. */
export function sendsFile({ body }: HttpOperation): boolean {
  const content = body?.contents[0];
  if (content?.kind === "binary") return true;
  return content?.kind === "multipart" && content.fields.some((field) => field.encoding === "file");
}

/** The operations of an API that make requests of their own: all but channels. */
export function httpOperations(api: Api): HttpOperation[] {
  return requestsOf(api).filter(({ opens }) => opens === undefined);
}

/**
 * The operation that samples show: the one that the configuration names, else one that sends and receives JSON where there
 * is one. Undefined where there is none at all.
 */
export function shownOperation(api: Api, chosen?: string): HttpOperation | undefined {
  const all = httpOperations(api);
  const named = all.find(({ id }) => id === chosen);
  if (named) return named;
  const gives = (kind: ResultKind): HttpOperation[] => all.filter((one) => resultKind(api, one) === kind);
  const values = gives("value");
  return (
    values.find(({ body }) => body?.contents[0]?.kind === "json") ??
    values.find((one) => !sendsFile(one)) ??
    values[0] ??
    [...gives("page"), ...gives("nothing")].find((one) => !sendsFile(one)) ??
    all[0] ??
    requestsOf(api)[0]
  );
}
