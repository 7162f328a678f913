import {
  createMask,
  HostError,
  helpOf,
  isOwnMachine,
  type MarkedComment,
  openHost,
  putComment,
} from "@sdkwright/delivery";
import type { Diagnostic } from "@sdkwright/diagnostics";
import { cliCatalogue } from "../catalogue.js";
import type { Io } from "../io.js";
import { commentToken, type PullPlace } from "./pull.js";

/** What became of the comment: a line for people, or why there is none. */
export type PutResult = { readonly done: string } | { readonly problem: Diagnostic };

/** Writes or updates the comment of a pull request. A comment that cannot be written fails no run. */
export async function putOn(pull: PullPlace, comment: MarkedComment, { env }: Pick<Io, "env">): Promise<PutResult> {
  const { kind, api, repository, number } = pull;
  const { token, variables } = commentToken(kind, env);
  if (token === undefined) return { problem: cliCatalogue.create("no-comment-token", { variables }) };
  const url = new URL(api);
  if (url.protocol !== "https:" && !isOwnMachine(url)) {
    return { problem: cliCatalogue.create("comment-insecure", { url: api }) };
  }

  try {
    const host = await openHost({ kind, name: url.host, api: api.replace(/\/+$/, ""), repository, token });
    const state = await putComment(host, number, comment);
    return { done: `Comment on ${repository}#${number}: ${state}.` };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    const reason = createMask([token])(error.message);
    return { problem: cliCatalogue.create("comment-refused", { repository, number, reason }, helpOf(error)) };
  }
}
