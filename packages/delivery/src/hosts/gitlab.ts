import * as v from "valibot";
import {
  type CommentHost,
  type Host,
  type HostAddress,
  HostError,
  type PullComment,
  type PullRequest,
  unlessMissing,
  unlessRefused,
} from "./host.js";
import { type Rest, restClient } from "./rest.js";

const MERGE_REQUEST = v.object({
  iid: v.number(),
  web_url: v.string(),
  sha: v.nullish(v.string()),
  state: v.string(),
  title: v.string(),
  description: v.nullish(v.string()),
  reviewers: v.nullish(v.array(v.unknown())),
});

const ACCOUNT = v.object({ username: v.string() });
/** `system`: written by GitLab itself, such as "added 1 commit". */
const NOTE = v.object({ id: v.number(), body: v.string(), author: ACCOUNT, system: v.boolean() });
/** What is looked at of a note that was written: whether it is one. */
const WRITTEN = v.object({ id: v.number() });
const RELEASE = v.object({ _links: v.nullish(v.object({ self: v.nullish(v.string()) })) });

type MergeRequest = v.InferOutput<typeof MERGE_REQUEST>;

/** As many as the host gives at once. */
const PAGE = 100;

function pullOf({ iid, web_url: url, sha, state, title, description }: MergeRequest): PullRequest {
  return { number: iid, url, commit: sha ?? "", isOpen: state === "opened", title, body: description ?? "" };
}

/** GitLab: pull requests are merge requests there, and only users can review. */
export function gitlabHost({ api, repository, token }: HostAddress): Host {
  const call = restClient(api, { authorization: `Bearer ${token}` });
  const project = `/projects/${encodeURIComponent(repository)}`;
  const idOf = async (username: string): Promise<number> => {
    const [user] = await call({ path: "/users", query: { username } }, v.array(v.object({ id: v.number() })));
    if (user === undefined) throw new HostError(undefined, `there is no user \`${username}\``);
    return user.id;
  };
  return {
    hasTeams: false,
    ...commentsOf(call, project),
    async pulls(source, target) {
      const query = { source_branch: source, target_branch: target, state: "all", per_page: PAGE };
      return (await call({ path: `${project}/merge_requests`, query }, v.array(MERGE_REQUEST))).map(pullOf);
    },
    async openPull(source, target, { title, body }) {
      const request = { source_branch: source, target_branch: target, title, description: body };
      return pullOf(await call({ method: "POST", path: `${project}/merge_requests`, body: request }, MERGE_REQUEST));
    },
    async updatePull(pull, { title, body }) {
      const request = { title, description: body };
      await call({ method: "PUT", path: `${project}/merge_requests/${pull}`, body: request }, MERGE_REQUEST);
    },
    async isReviewAsked(pull) {
      const { reviewers } = await call({ path: `${project}/merge_requests/${pull}` }, MERGE_REQUEST);
      return (reviewers ?? []).length > 0;
    },
    async askReview(pull, { users }) {
      const reviewer_ids: number[] = [];
      for (const user of users) reviewer_ids.push(await idOf(user));
      const body = { reviewer_ids };
      await call({ method: "PUT", path: `${project}/merge_requests/${pull}`, body }, MERGE_REQUEST);
    },
    async release(tag) {
      const path = `${project}/releases/${encodeURIComponent(tag)}`;
      const found = await unlessMissing(call({ path }, RELEASE));
      return found && (found._links?.self ?? tag);
    },
    async createRelease({ tag, body }) {
      const release = { tag_name: tag, name: tag, description: body };
      const { _links } = await call({ method: "POST", path: `${project}/releases`, body: release }, RELEASE);
      return _links?.self ?? tag;
    },
  };
}

/** Comments are notes there. */
function commentsOf(call: Rest, project: string): CommentHost {
  const notes = (pull: number): string => `${project}/merge_requests/${pull}/notes`;
  return {
    async account() {
      return (await unlessRefused(call({ path: "/user" }, ACCOUNT)))?.username;
    },
    async comments(pull) {
      const found: PullComment[] = [];
      for (let page = 1; ; page++) {
        const query = { sort: "asc", order_by: "created_at", per_page: PAGE, page };
        const all = await call({ path: notes(pull), query }, v.array(NOTE));
        const written = all.filter(({ system }) => !system);
        found.push(...written.map(({ id, body, author }) => ({ id, body, author: author.username })));
        if (all.length < PAGE) return found;
      }
    },
    async addComment(pull, body) {
      await call({ method: "POST", path: notes(pull), body: { body } }, WRITTEN);
    },
    async updateComment(pull, comment, body) {
      await call({ method: "PUT", path: `${notes(pull)}/${comment}`, body: { body } }, WRITTEN);
    },
  };
}
