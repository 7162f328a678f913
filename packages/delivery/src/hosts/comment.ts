import type { CommentHost, PullComment } from "./host.js";

/** A comment that later runs find again. */
export interface MarkedComment {
  /** First line of the comment, which readers do not see: an HTML comment. */
  readonly marker: string;
  /** Markdown, without the marker. Empty where there is nothing to say: then no comment is written, but one is updated. */
  readonly body: string;
  /** What the comment says once there is nothing to say any more. */
  readonly empty: string;
}

/** What became of a comment. */
export type CommentState = "created" | "updated" | "already" | "not needed";

/**
 * Writes a comment on a pull request, or updates the one of an earlier run. Only a comment of the same account counts: anybody
 * can write one that begins with the marker, and could change it afterwards. Rejects with a `HostError`.
 */
export async function putComment(
  host: CommentHost,
  pull: number,
  { marker, body, empty }: MarkedComment,
): Promise<CommentState> {
  const marked = (await host.comments(pull)).filter((comment) => comment.body.startsWith(marker));
  const account = marked.length === 0 ? undefined : await host.account();
  const known = marked.find((comment) => isOwn(comment, account));
  if (!known && body === "") return "not needed";
  const text = `${marker}\n\n${body === "" ? empty : body}`;
  if (!known) {
    await host.addComment(pull, text);
    return "created";
  }
  // Hosts change line ends, and cut spaces at the end.
  if (known.body.replaceAll("\r\n", "\n").trim() === text.trim()) return "already";
  await host.updateComment(pull, known.id, text);
  return "updated";
}

/** Tokens of a job cannot ask whose they are: their comments are by a program. */
function isOwn({ author, isByProgram }: PullComment, account: string | undefined): boolean {
  return account === undefined ? isByProgram === true : author === account;
}
