import * as v from "valibot";
import type { PullRequest } from "./host.js";

// What GitHub and Gitea, whose API is modelled on GitHub's, answer alike.

/** What is looked at of a comment that was written: whether it is one. */
export const WRITTEN = v.object({ id: v.number() });
export const RELEASE = v.object({ html_url: v.string() });

/** The members of a pull request that are looked at, which both have. */
export const PULL = v.object({
  number: v.number(),
  html_url: v.string(),
  state: v.string(),
  title: v.string(),
  body: v.nullish(v.string()),
  head: v.object({ sha: v.string() }),
});

/** A pull request as it was answered. */
export function pullOf({ number, html_url: url, state, title, body, head }: v.InferOutput<typeof PULL>): PullRequest {
  return { number, url, commit: head.sha, isOpen: state === "open", title, body: body ?? "" };
}
