import {
  type CommentHost,
  type Host,
  type HostAddress,
  type PullComment,
  type PullRequest,
  unlessMissing,
  unlessRefused,
} from "./host.js";
import { type Rest, restClient } from "./rest.js";

interface Pull {
  readonly number: number;
  readonly html_url: string;
  readonly state: string;
  readonly title: string;
  readonly body?: string | null;
  readonly head: { readonly ref: string; readonly sha: string };
  readonly base: { readonly ref: string };
  readonly requested_reviewers?: readonly unknown[] | null;
  readonly requested_reviewers_teams?: readonly unknown[] | null;
}

interface Comment {
  readonly id: number;
  readonly body: string;
  readonly user: { readonly id: number; readonly login: string };
}

interface Release {
  readonly html_url: string;
}

/** As many as a server gives at once unless it is set up otherwise. */
const PAGE = 50;

function pullOf({ number, html_url: url, state, title, body, head }: Pull): PullRequest {
  return { number, url, commit: head.sha, isOpen: state === "open", title, body: body ?? "" };
}

/** Gitea and Forgejo. */
export function giteaHost({ api, repository, token }: HostAddress): Host {
  const call = restClient(api, { authorization: `token ${token}` });
  const repo = `/repos/${repository.split("/").map(encodeURIComponent).join("/")}`;
  return {
    hasTeams: true,
    ...commentsOf(call, repo),
    async pulls(branch, base) {
      const found: PullRequest[] = [];
      for (let page = 1; ; page++) {
        const query = { state: "all", sort: "recentupdate", limit: PAGE, page };
        const pulls = await call<readonly Pull[]>({ path: `${repo}/pulls`, query });
        found.push(...pulls.filter(({ head, base: into }) => head.ref === branch && into.ref === base).map(pullOf));
        // A server may give fewer than it is asked for.
        if (pulls.length === 0) return found;
      }
    },
    async openPull(head, base, text) {
      return pullOf(await call({ method: "POST", path: `${repo}/pulls`, body: { head, base, ...text } }));
    },
    async updatePull(number, text) {
      await call({ method: "PATCH", path: `${repo}/pulls/${number}`, body: text });
    },
    async isReviewAsked(number) {
      const pull = await call<Pull>({ path: `${repo}/pulls/${number}` });
      return (pull.requested_reviewers ?? []).length + (pull.requested_reviewers_teams ?? []).length > 0;
    },
    async askReview(number, { users, teams }) {
      const body = { reviewers: users, team_reviewers: teams };
      await call({ method: "POST", path: `${repo}/pulls/${number}/requested_reviewers`, body });
    },
    async release(tag) {
      const path = `${repo}/releases/tags/${encodeURIComponent(tag)}`;
      return (await unlessMissing(call<Release>({ path })))?.html_url;
    },
    async createRelease({ tag, body, isPrerelease }) {
      const release = { tag_name: tag, name: tag, body, prerelease: isPrerelease };
      return (await call<Release>({ method: "POST", path: `${repo}/releases`, body: release })).html_url;
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
      return (await unlessRefused(call<Comment["user"]>({ path: "/user" })))?.login;
    },
    async comments(pull) {
      const found = new Map<number, Comment>();
      for (let page = 1; ; page++) {
        const before = found.size;
        const query = { limit: PAGE, page };
        const comments = await call<readonly Comment[]>({ path: `${repo}/issues/${pull}/comments`, query });
        for (const comment of comments) found.set(comment.id, comment);
        // Most servers give all comments at once, whatever page is asked for.
        if (found.size === before) return [...found.values()].map(commentOf);
      }
    },
    async addComment(pull, body) {
      await call({ method: "POST", path: `${repo}/issues/${pull}/comments`, body: { body } });
    },
    async updateComment(_, comment, body) {
      await call({ method: "PATCH", path: `${repo}/issues/comments/${comment}`, body: { body } });
    },
  };
}
