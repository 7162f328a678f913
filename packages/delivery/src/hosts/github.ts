import { Octokit } from "@octokit/core";
import {
  type CommentHost,
  HOST_TIMEOUT_MS,
  type Host,
  type HostAddress,
  HostError,
  type PullComment,
  type PullRequest,
  reasonOf,
  unlessMissing,
  unlessRefused,
} from "./host.js";

/** The members of a pull request that are looked at, in either of the two forms that the API gives. */
interface Pull {
  readonly number: number;
  readonly html_url: string;
  readonly state: string;
  readonly title: string;
  readonly body?: string | null;
  readonly head: { readonly sha: string };
}

function pullOf({ number, html_url: url, state, title, body, head }: Pull): PullRequest {
  return { number, url, commit: head.sha, isOpen: state === "open", title, body: body ?? "" };
}

/** As many as the host gives at once. */
const PAGE = 100;

/** What the host said, as one reason. */
function hostErrorOf(error: unknown): HostError {
  const { response, status } = error as { readonly response?: { readonly data?: unknown }; readonly status?: number };
  if (response === undefined) return new HostError(undefined, reasonOf(error));
  const { message, errors = [] } = (response.data ?? {}) as {
    readonly message?: string;
    readonly errors?: readonly (string | { readonly message?: string })[];
  };
  const details = Array.isArray(errors) ? errors.map((one) => (typeof one === "string" ? one : one.message)) : [];
  const reasons = [message ?? "no reason given", ...details].filter((reason) => reason !== undefined);
  return new HostError(status, reasons.join(": ").replace(/\.$/, ""));
}

const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** GitHub, of github.com or of a company's own server. */
export function githubHost({ api, repository, token }: HostAddress): Host {
  const [owner = "", repo = ""] = repository.split("/");
  const octokit = new Octokit({ baseUrl: api, auth: token, log: SILENT, userAgent: "sdkwright" });
  octokit.hook.wrap("request", async (send, options) => {
    const signal = AbortSignal.timeout(HOST_TIMEOUT_MS);
    return await send({ ...options, request: { ...options.request, signal } });
  });
  octokit.hook.error("request", (error) => {
    throw hostErrorOf(error);
  });
  const place = { owner, repo };
  return {
    hasTeams: true,
    ...commentsOf(octokit, place),
    async pulls(branch, base) {
      const query = { head: `${owner}:${branch}`, base, state: "all", per_page: PAGE } as const;
      const { data } = await octokit.request("GET /repos/{owner}/{repo}/pulls", { ...place, ...query });
      return data.map(pullOf);
    },
    async openPull(head, base, text) {
      const { data } = await octokit.request("POST /repos/{owner}/{repo}/pulls", { ...place, head, base, ...text });
      return pullOf(data);
    },
    async updatePull(pull_number, text) {
      await octokit.request("PATCH /repos/{owner}/{repo}/pulls/{pull_number}", { ...place, pull_number, ...text });
    },
    async isReviewAsked(pull_number) {
      const asked = await octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers", {
        ...place,
        pull_number,
      });
      if (asked.data.users.length + asked.data.teams.length > 0) return true;
      const given = await octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews", {
        ...place,
        pull_number,
      });
      return given.data.length > 0;
    },
    async askReview(pull_number, { users, teams }) {
      await octokit.request("POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers", {
        ...place,
        pull_number,
        reviewers: [...users],
        team_reviewers: [...teams],
      });
    },
    async release(tag) {
      const found = octokit.request("GET /repos/{owner}/{repo}/releases/tags/{tag}", { ...place, tag });
      return (await unlessMissing(found))?.data.html_url;
    },
    async createRelease({ tag, body, isPrerelease }) {
      const { data } = await octokit.request("POST /repos/{owner}/{repo}/releases", {
        ...place,
        tag_name: tag,
        name: tag,
        body,
        prerelease: isPrerelease,
        // A patch of an older major version must not take the place of the newest one.
        make_latest: "legacy",
      });
      return data.html_url;
    },
  };
}

function commentsOf(octokit: Octokit, place: { readonly owner: string; readonly repo: string }): CommentHost {
  return {
    async account() {
      return (await unlessRefused(octokit.request("GET /user")))?.data.login;
    },
    async comments(issue_number) {
      const found: PullComment[] = [];
      for (let page = 1; ; page++) {
        const { data } = await octokit.request("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
          ...place,
          issue_number,
          per_page: PAGE,
          page,
        });
        found.push(
          ...data.map(({ id, body = "", user }) => {
            return { id: Number(id), body, author: user?.login ?? "", isByProgram: user?.type === "Bot" };
          }),
        );
        if (data.length < PAGE) return found;
      }
    },
    async addComment(issue_number, body) {
      const path = "POST /repos/{owner}/{repo}/issues/{issue_number}/comments";
      await octokit.request(path, { ...place, issue_number, body });
    },
    async updateComment(_, comment_id, body) {
      const path = "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}";
      await octokit.request(path, { ...place, comment_id, body });
    },
  };
}
