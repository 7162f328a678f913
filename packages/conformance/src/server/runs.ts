import type { Received, Reply, Script } from "./script.js";

/** A request that is being answered; it becomes what the log shows. */
export type Entry = { -readonly [K in keyof Received]: Received[K] };

/** The state of one run: which replies are used up and what has arrived. */
export interface Run {
  readonly replies: { readonly reply: Reply; left: number }[];
  readonly log: Entry[];
}

/** Loads a script. */
export function createRun({ replies }: Script): Run {
  return {
    replies: replies.map((reply) => ({ reply, left: reply.times === "always" ? Infinity : (reply.times ?? 1) })),
    log: [],
  };
}

/** Whether a reply is for a request. */
function suits({ path, method, when = {}, query = {} }: Reply, request: Entry): boolean {
  if (path !== undefined && path !== request.url.split("?", 1)[0]) return false;
  if (method !== undefined && method !== request.method) return false;
  const values = new Map(request.headers.map(([name, value]) => [name.toLowerCase(), value]));
  const parameters = new URLSearchParams(request.url.split("?")[1]);
  return (
    Object.entries(when).every(([name, value]) => values.get(name) === value) &&
    Object.entries(query).every(([name, value]) => parameters.get(name) === value)
  );
}

/** Takes the reply for a request, and uses it up; undefined where none is left. */
export function takeReply(run: Run, request: Entry): Reply | undefined {
  const next = run.replies.find(({ reply, left }) => left > 0 && suits(reply, request));
  if (next) next.left -= 1;
  return next?.reply;
}
