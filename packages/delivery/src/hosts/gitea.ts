import * as v from "valibot";
import {
  type CommentHost,
  type Host,
  type HostAddress,
  type PullComment,
  unlessMissing,
  unlessRefused,
} from "./host.js";
import { PULL, pullOf, RELEASE, WRITTEN } from "./pulls.js";
import { type Rest, restClient } from "./rest.js";

/** Gitea says more than GitHub in the lists that are read. */
const OWN_PULL = v.object({
  ...PULL.entries,
  head: v.object({ ref: v.string(), sha: v.string() }),
  base: v.object({ ref: v.string() }),
  requested_reviewers: v.nullish(v.array(v.unknown())),
  requested_reviewers_teams: v.nullish(v.array(v.unknown())),
});

const ACCOUNT = v.object({ id: v.number(), login: v.string() });
const COMMENT = v.object({ id: v.number(), body: v.string(), user: ACCOUNT });

type Pull = v.InferOutput<typeof OWN_PULL>;
type Comment = v.InferOutput<typeof COMMENT>;

/** As many as a server gives at once unless it is set up otherwise. */
const PAGE = 50;

/** Gitea and Forgejo. */
export function giteaHost({ api, repository, token }: HostAddress): Host {
  const call = restClient(api, { authorization: `token ${token}` });
  const repo = `/repos/${repository.split("/").map(encodeURIComponent).join("/")}`;
  return {
    hasTeams: true,
    ...commentsOf(call, repo),
    async pulls(branch, base) {
      const found = new Map<number, Pull>();
      for (let page = 1; ; page++) {
        const before = found.size;
        const query = { state: "all", sort: "recentupdate", limit: PAGE, page };
        const pulls = await call({ path: `${repo}/pulls`, query }, v.array(OWN_PULL));
        for (const pull of pulls) found.set(pull.number, pull);
        // A server may give fewer than it is asked for, and a proxy the same again.
        if (found.size > before) continue;
        const all = [...found.values()];
        return all.filter(({ head, base: into }) => head.ref === branch && into.ref === base).map(pullOf);
      }
    },
    async openPull(head, base, said) {
      return pullOf(await call({ method: "POST", path: `${repo}/pulls`, body: { head, base, ...said } }, OWN_PULL));
    },
    async updatePull(pull, said) {
      await call({ method: "PATCH", path: `${repo}/pulls/${pull}`, body: said }, OWN_PULL);
    },
    async isReviewAsked(pull) {
      const found = await call({ path: `${repo}/pulls/${pull}` }, OWN_PULL);
      return (found.requested_reviewers ?? []).length + (found.requested_reviewers_teams ?? []).length > 0;
    },
    async askReview(pull, { users, teams }) {
      const body = { reviewers: users, team_reviewers: teams };
      await call({ method: "POST", path: `${repo}/pulls/${pull}/requested_reviewers`, body }, v.unknown());
    },
    async release(tag) {
      const path = `${repo}/releases/tags/${encodeURIComponent(tag)}`;
      return (await unlessMissing(call({ path }, RELEASE)))?.html_url;
    },
    async createRelease({ tag, body, isPrerelease }) {
      const release = { tag_name: tag, name: tag, body, prerelease: isPrerelease };
      return (await call({ method: "POST", path: `${repo}/releases`, body: release }, RELEASE)).html_url;
    },
  };
}

function commentOf({ id, body, user }: Comment): PullComment {
  // Accounts of the server itself, such as that of a job, have negative numbers.
  return { id, body, author: user.login, isByProgram: user.id < 0 };
}

function commentsOf(call: Rest, repo: string): CommentHost {
  return {
    async account() {
      return (await unlessRefused(call({ path: "/user" }, ACCOUNT)))?.login;
    },
    async comments(pull) {
      const found = new Map<number, Comment>();
      for (let page = 1; ; page++) {
        const before = found.size;
        const query = { limit: PAGE, page };
        const comments = await call({ path: `${repo}/issues/${pull}/comments`, query }, v.array(COMMENT));
        for (const comment of comments) found.set(comment.id, comment);
        // Most servers give all comments at once, whatever page is asked for.
        if (found.size === before) return [...found.values()].map(commentOf);
      }
    },
    async addComment(pull, body) {
      await call({ method: "POST", path: `${repo}/issues/${pull}/comments`, body: { body } }, WRITTEN);
    },
    async updateComment(_, comment, body) {
      await call({ method: "PATCH", path: `${repo}/issues/comments/${comment}`, body: { body } }, WRITTEN);
    },
  };
}
