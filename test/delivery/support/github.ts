import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { SentRequest } from "./github-definition.js";

export interface TestPull {
  readonly number: number;
  readonly repository: string;
  readonly head: string;
  readonly base: string;
  state: "open" | "closed";
  title: string;
  body: string;
  /** Where the branch was when it was closed. */
  sha?: string;
  readonly users: string[];
  readonly teams: string[];
  readonly reviews: string[];
}

/** What the host knows beside its repositories. */
export interface HostState {
  readonly url: string;
  readonly pulls: TestPull[];
  readonly releases: { repository: string; tag_name: string; body: string; prerelease: boolean; make_latest: string }[];
  /** Names that the host refuses as reviewers. */
  readonly strangers: Set<string>;
}

export function newState(url: string): HostState {
  return { url, pulls: [], releases: [], strangers: new Set() };
}

interface Answer {
  readonly status: number;
  readonly data: unknown;
}

function refAt(root: string, repository: string, ref: string): string | undefined {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--verify", "--quiet", ref], {
    cwd: join(root, `${repository}.git`),
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** Answers as GitHub does, as far as delivering asks. */
export function answerGithub(state: HostState, { method, url, body }: SentRequest, root: string): Answer {
  const { pathname, searchParams } = new URL(url, state.url);
  const [, repository = "", rest = ""] = /^\/api\/v3\/repos\/([^/]+\/[^/]+)(\/.*)$/.exec(pathname) ?? [];
  const data = body === "" ? {} : JSON.parse(body);
  const shown = (pull: TestPull) => ({
    number: pull.number,
    html_url: `${state.url}/${repository}/pull/${pull.number}`,
    state: pull.state,
    title: pull.title,
    body: pull.body,
    head: { ref: pull.head, sha: pull.sha ?? refAt(root, repository, `refs/heads/${pull.head}`) },
    base: { ref: pull.base },
  });
  const own = state.pulls.filter((pull) => pull.repository === repository);
  const [, number] = /^\/pulls\/(\d+)/.exec(rest) ?? [];
  const pull = own.find((one) => one.number === Number(number));
  if (method === "GET" && rest === "/pulls") {
    const [, head] = (searchParams.get("head") ?? "").split(":");
    const found = own.filter((one) => one.head === head && one.base === searchParams.get("base"));
    return { status: 200, data: found.map(shown) };
  }
  if (method === "POST" && rest === "/pulls") {
    const isOpen = own.some((one) => one.state === "open" && one.head === data.head && one.base === data.base);
    if (isOpen || refAt(root, repository, `refs/heads/${data.head}`) === undefined) {
      return { status: 422, data: { message: "Validation Failed", errors: [{ message: "A pull request exists" }] } };
    }
    const opened: TestPull = {
      number: state.pulls.length + 1,
      repository,
      state: "open",
      users: [],
      teams: [],
      reviews: [],
      ...data,
    };
    state.pulls.push(opened);
    return { status: 201, data: shown(opened) };
  }
  if (method === "GET" && rest.startsWith("/releases/tags/")) {
    const tag = decodeURIComponent(rest.slice("/releases/tags/".length));
    const found = state.releases.find((one) => one.repository === repository && one.tag_name === tag);
    if (!found) return { status: 404, data: { message: "Not Found" } };
    return { status: 200, data: { html_url: `${state.url}/${repository}/releases/tag/${tag}` } };
  }
  if (method === "POST" && rest === "/releases") {
    state.releases.push({ repository, ...data });
    return { status: 201, data: { html_url: `${state.url}/${repository}/releases/tag/${data.tag_name}` } };
  }
  if (!pull) return { status: 404, data: { message: "Not Found" } };
  if (method === "PATCH") {
    Object.assign(pull, data);
    return { status: 200, data: shown(pull) };
  }
  if (rest.endsWith("/reviews")) return { status: 200, data: pull.reviews.map((user) => ({ user: { login: user } })) };
  if (method === "GET" && rest.endsWith("/requested_reviewers")) {
    return { status: 200, data: { users: pull.users, teams: pull.teams } };
  }
  const strangers = [...data.reviewers, ...data.team_reviewers].filter((name: string) => state.strangers.has(name));
  if (strangers.length > 0) {
    const message = "Reviews may only be requested from collaborators.";
    return { status: 422, data: { message } };
  }
  pull.users.push(...data.reviewers);
  pull.teams.push(...data.team_reviewers);
  return { status: 201, data: shown(pull) };
}
