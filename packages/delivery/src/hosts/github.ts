import { Octokit } from "@octokit/core";
import * as v from "valibot";
import { type Answer, dataOf, describeText } from "./answer.js";
import {
  type CommentHost,
  HOST_TIMEOUT_MS,
  type Host,
  type HostAddress,
  HostError,
  type PullComment,
  reasonOf,
  unlessMissing,
  unlessRefused,
} from "./host.js";
import { PULL, pullOf, RELEASE, WRITTEN } from "./pulls.js";
import type { Shape } from "./shape.js";

const ACCOUNT = v.object({ login: v.string(), type: v.nullish(v.string()) });
const COMMENT = v.object({ id: v.number(), body: v.nullish(v.string()), user: v.nullish(ACCOUNT) });
const ASKED = v.object({ users: v.array(v.unknown()), teams: v.array(v.unknown()) });

/** As many as the host gives at once. */
const PAGE = 100;

/** What the library gives of a response. */
interface Response {
  readonly url: string;
  readonly status: number;
  readonly headers: { readonly "content-type"?: string | undefined };
  readonly data?: unknown;
}

/** The library gives JSON as its value, and anything else as text or bytes: no answer of the API is a text by itself. */
function answerOf({ url, status, headers, data }: Response): Answer {
  const isJson = typeof data === "object" && !(data instanceof ArrayBuffer);
  return { url, status, type: headers["content-type"], data, isJson };
}

/** What the host said, as one reason. */
function hostErrorOf(error: unknown): HostError {
  const { response } = error as { readonly response?: Response };
  if (response === undefined) return new HostError(undefined, reasonOf(error));
  const answer = answerOf(response);
  if (!answer.isJson) return new HostError(response.status, `no reason given, but ${describeText(answer)}`);
  const { message, errors = [] } = (response.data ?? {}) as {
    readonly message?: string;
    readonly errors?: readonly (string | { readonly message?: string })[];
  };
  const details = Array.isArray(errors) ? errors.map((one) => (typeof one === "string" ? one : one?.message)) : [];
  const reasons = [message ?? "no reason given", ...details].filter((reason) => reason !== undefined);
  return new HostError(response.status, reasons.join(": ").replace(/\.$/, ""));
}

/** The data of a response, which has to be of a shape. */
type Checked = <T>(response: Promise<Response>, shape: Shape<T>) => Promise<T>;

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
  const checked: Checked = async (response, shape) => dataOf(answerOf(await response), shape, api);
  return {
    hasTeams: true,
    ...commentsOf(octokit, place, checked),
    async pulls(branch, base) {
      const query = { head: `${owner}:${branch}`, base, state: "all", per_page: PAGE } as const;
      const found = octokit.request("GET /repos/{owner}/{repo}/pulls", { ...place, ...query });
      return (await checked(found, v.array(PULL))).map(pullOf);
    },
    async openPull(head, base, said) {
      const opened = octokit.request("POST /repos/{owner}/{repo}/pulls", { ...place, head, base, ...said });
      return pullOf(await checked(opened, PULL));
    },
    async updatePull(pull_number, said) {
      const path = "PATCH /repos/{owner}/{repo}/pulls/{pull_number}";
      await checked(octokit.request(path, { ...place, pull_number, ...said }), PULL);
    },
    async isReviewAsked(pull_number) {
      const pull = { ...place, pull_number };
      const path = "/repos/{owner}/{repo}/pulls/{pull_number}";
      const asked = await checked(octokit.request(`GET ${path}/requested_reviewers`, pull), ASKED);
      if (asked.users.length + asked.teams.length > 0) return true;
      return (await checked(octokit.request(`GET ${path}/reviews`, pull), v.array(v.unknown()))).length > 0;
    },
    async askReview(pull_number, { users, teams }) {
      const path = "POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers";
      const reviewers = { reviewers: [...users], team_reviewers: [...teams] };
      await checked(octokit.request(path, { ...place, pull_number, ...reviewers }), PULL);
    },
    async release(tag) {
      const found = octokit.request("GET /repos/{owner}/{repo}/releases/tags/{tag}", { ...place, tag });
      return (await unlessMissing(checked(found, RELEASE)))?.html_url;
    },
    async createRelease({ tag, body, isPrerelease }) {
      const created = octokit.request("POST /repos/{owner}/{repo}/releases", {
        ...place,
        tag_name: tag,
        name: tag,
        body,
        prerelease: isPrerelease,
        // A patch of an older major version must not take the place of the newest one.
        make_latest: "legacy",
      });
      return (await checked(created, RELEASE)).html_url;
    },
  };
}

function commentsOf(
  octokit: Octokit,
  place: { readonly owner: string; readonly repo: string },
  checked: Checked,
): CommentHost {
  return {
    async account() {
      return (await unlessRefused(checked(octokit.request("GET /user"), ACCOUNT)))?.login;
    },
    async comments(issue_number) {
      const found: PullComment[] = [];
      for (let page = 1; ; page++) {
        const path = "GET /repos/{owner}/{repo}/issues/{issue_number}/comments";
        const response = octokit.request(path, { ...place, issue_number, per_page: PAGE, page });
        const comments = await checked(response, v.array(COMMENT));
        found.push(
          ...comments.map(({ id, body, user }) => {
            return { id, body: body ?? "", author: user?.login ?? "", isByProgram: user?.type === "Bot" };
          }),
        );
        if (comments.length < PAGE) return found;
      }
    },
    async addComment(issue_number, body) {
      const path = "POST /repos/{owner}/{repo}/issues/{issue_number}/comments";
      await checked(octokit.request(path, { ...place, issue_number, body }), WRITTEN);
    },
    async updateComment(_, comment_id, body) {
      const path = "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}";
      await checked(octokit.request(path, { ...place, comment_id, body }), WRITTEN);
    },
  };
}
