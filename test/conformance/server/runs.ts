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

/** Takes the reply for a request, and uses it up; undefined where none is left. */
export function takeReply(run: Run, method: string, url: string): Reply | undefined {
  const path = url.split("?", 1)[0];
  const found = run.replies.find(
    ({ reply, left }) => left > 0 && (reply.path ?? path) === path && (reply.method ?? method) === method,
  );
  if (found) found.left -= 1;
  return found?.reply;
}
