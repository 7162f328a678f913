import { type Host, type HostAddress, HostError, type PullRequest, unlessMissing } from "./host.js";
import { restClient } from "./rest.js";

interface MergeRequest {
  readonly iid: number;
  readonly web_url: string;
  readonly sha: string | null;
  readonly state: string;
  readonly title: string;
  readonly description: string | null;
  readonly reviewers?: readonly unknown[];
}

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
    async pulls(source, target) {
      const query = { source_branch: source, target_branch: target, state: "all", per_page: 100 };
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
