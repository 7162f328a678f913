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

interface MergeRequest {
  readonly iid: number;
  readonly web_url: string;
  readonly sha: string | null;
  readonly state: string;
  readonly title: string;
  readonly description: string | null;
  readonly reviewers?: readonly unknown[];
}

interface Note {
  readonly id: number;
  readonly body: string;
  readonly author: { readonly username: string };
  /** Written by GitLab itself, such as "added 1 commit". */
  readonly system: boolean;
}

/** As many as the host gives at once. */
const PAGE = 100;

interface Release {
  readonly _links?: { readonly self?: string };
}

function pullOf({ iid, web_url: url, sha, state, title, description }: MergeRequest): PullRequest {
  return { number: iid, url, commit: sha ?? "", isOpen: state === "opened", title, body: description ?? "" };
}

/** GitLab: pull requests are merge requests there, and only users can review. */
export function gitlabHost({ api, repository, token }: HostAddress): Host {
  const call = restClient(api, { authorization: `Bearer ${token}` });
  const project = `/projects/${encodeURIComponent(repository)}`;
  const idOf = async (username: string): Promise<number> => {
    const [user] = await call<readonly { readonly id: number }[]>({ path: "/users", query: { username } });
    if (user === undefined) throw new HostError(undefined, `there is no user \`${username}\``);
    return user.id;
  };
  return {
    hasTeams: false,
    ...commentsOf(call, project),
    async pulls(source, target) {
      const query = { source_branch: source, target_branch: target, state: "all", per_page: PAGE };
      return (await call<readonly MergeRequest[]>({ path: `${project}/merge_requests`, query })).map(pullOf);
    },
    async openPull(source, target, { title, body }) {
      const request = { source_branch: source, target_branch: target, title, description: body };
      return pullOf(await call({ method: "POST", path: `${project}/merge_requests`, body: request }));
    },
    async updatePull(number, { title, body }) {
      await call({ method: "PUT", path: `${project}/merge_requests/${number}`, body: { title, description: body } });
    },
    async isReviewAsked(number) {
      const { reviewers = [] } = await call<MergeRequest>({ path: `${project}/merge_requests/${number}` });
      return reviewers.length > 0;
    },
    async askReview(number, { users }) {
      const reviewer_ids: number[] = [];
      for (const user of users) reviewer_ids.push(await idOf(user));
      await call({ method: "PUT", path: `${project}/merge_requests/${number}`, body: { reviewer_ids } });
    },
    async release(tag) {
      const found = await unlessMissing(call<Release>({ path: `${project}/releases/${encodeURIComponent(tag)}` }));
      return found && (found._links?.self ?? tag);
    },
    async createRelease({ tag, body }) {
      const release = { tag_name: tag, name: tag, description: body };
      const { _links } = await call<Release>({ method: "POST", path: `${project}/releases`, body: release });
      return _links?.self ?? tag;
    },
  };
}

/** Comments are notes there. */
function commentsOf(call: Rest, project: string): CommentHost {
  const notes = (pull: number): string => `${project}/merge_requests/${pull}/notes`;
  return {
    async account() {
      return (await unlessRefused(call<Note["author"]>({ path: "/user" })))?.username;
    },
    async comments(pull) {
      const found: PullComment[] = [];
      for (let page = 1; ; page++) {
        const query = { sort: "asc", order_by: "created_at", per_page: PAGE, page };
        const all = await call<readonly Note[]>({ path: notes(pull), query });
        const written = all.filter(({ system }) => !system);
        found.push(...written.map(({ id, body, author }) => ({ id, body, author: author.username })));
        if (all.length < PAGE) return found;
      }
    },
    async addComment(pull, body) {
      await call({ method: "POST", path: notes(pull), body: { body } });
    },
    async updateComment(pull, comment, body) {
      await call({ method: "PUT", path: `${notes(pull)}/${comment}`, body: { body } });
    },
  };
}
