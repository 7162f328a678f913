import { readFileSync } from "node:fs";
import type { HostKind } from "@sdkwright/config";
import { apiOf, hostUrl, KNOWN_HOSTS, TOKENS } from "@sdkwright/delivery";
import type { Arguments } from "../command.js";
import type { Io } from "../io.js";

/** A pull request, or what a host calls by another name. */
export interface PullPlace {
  readonly kind: HostKind;
  /** URL of the host's API. */
  readonly api: string;
  /** `owner/name`; at GitLab with every group. */
  readonly repository: string;
  readonly number: number;
}

/** What is known of the job that runs. */
export interface CiContext {
  /** Absent where the job belongs to no pull request. */
  readonly pull?: PullPlace | undefined;
  /** The commit or branch to compare with. */
  readonly base?: string | undefined;
  /** URL of the repository, for links to files; absent where it is not known. */
  readonly repository?: { readonly kind: HostKind; readonly url: string } | undefined;
  /** URL of the job. */
  readonly job?: string | undefined;
  /** File that the host shows as the summary of the job. */
  readonly summary?: string | undefined;
}

type Env = Io["env"];

/** What the environment and the flags say of the job and its pull request. Flags win. */
export function ciContext(args: Arguments, { env }: Pick<Io, "env">): CiContext {
  const found = fromEnvironment(env);
  const [pull, host, repository] = ["pull", "host", "repository"].map((flag) => args.value(flag));
  const base = args.value("base") ?? found.base;
  if (pull === undefined && host === undefined && repository === undefined) return { ...found, base };
  const named = repository ?? found.pull?.repository;
  const url = hostUrl(env);
  const kind = kindNamed(host) ?? found.repository?.kind ?? (url && KNOWN_HOSTS[url.hostname]) ?? "github";
  const number = Number(pull ?? found.pull?.number);
  const api = kind === found.repository?.kind ? found.pull?.api : undefined;
  const known = named !== undefined && Number.isInteger(number) && (api !== undefined || url !== undefined);
  return {
    ...found,
    base,
    ...(known && { pull: { kind, api: api ?? apiOf(kind, url as URL), repository: named, number } }),
    ...(url && named !== undefined && { repository: { kind, url: `${url.origin}/${named}` } }),
  };
}

const KINDS: readonly HostKind[] = ["github", "gitlab", "gitea"];

/** The kind of `--host`. */
export function kindNamed(text: string | undefined): HostKind | undefined {
  return KINDS.find((kind) => kind === text);
}

function fromEnvironment(env: Env): CiContext {
  if (env.GITLAB_CI === "true") return gitlabContext(env);
  return env.GITHUB_ACTIONS === "true" ? actionsContext(env) : {};
}

function gitlabContext(env: Env): CiContext {
  const { CI_API_V4_URL: api, CI_MERGE_REQUEST_IID: number, CI_PROJECT_URL: url } = env;
  const repository = env.CI_MERGE_REQUEST_PROJECT_PATH ?? env.CI_PROJECT_PATH;
  return {
    ...(api && number && repository && { pull: { kind: "gitlab", api, repository, number: Number(number) } }),
    base: env.CI_MERGE_REQUEST_DIFF_BASE_SHA || undefined,
    ...(url && { repository: { kind: "gitlab", url } }),
    job: env.CI_JOB_URL,
  };
}

/** The part of an event that is looked at. */
interface PullEvent {
  readonly pull_request?: { readonly number: number; readonly base: { readonly sha: string } };
}

/** Actions of GitHub, and those of Gitea and Forgejo, which set the same variables. */
function actionsContext(env: Env): CiContext {
  const kind = env.GITEA_ACTIONS === "true" || env.FORGEJO_ACTIONS === "true" ? "gitea" : "github";
  const { GITHUB_SERVER_URL: server, GITHUB_API_URL: api, GITHUB_REPOSITORY: repository } = env;
  const { pull_request: pull } = eventIn(env.GITHUB_EVENT_PATH);
  const url = server && repository && `${server}/${repository}`;
  // Gitea numbers the pages of runs by repository.
  const run = kind === "gitea" ? env.GITHUB_RUN_NUMBER : env.GITHUB_RUN_ID;
  return {
    ...(pull && api && repository && { pull: { kind, api, repository, number: pull.number } }),
    base: pull?.base.sha,
    ...(url && { repository: { kind, url } }),
    ...(url && run && { job: `${url}/actions/runs/${run}` }),
    summary: env.GITHUB_STEP_SUMMARY || undefined,
  };
}

function eventIn(path: string | undefined): PullEvent {
  try {
    return path ? (JSON.parse(readFileSync(path, "utf8")) as PullEvent) : {};
  } catch {
    return {};
  }
}

/** The token that comments, and the variables that can hold it. */
export function commentToken(kind: HostKind, env: Env) {
  const variables = TOKENS[kind];
  return { token: variables.map((name) => env[name]).find((value) => value), variables };
}

/** Where each host shows a file of a commit. */
const FILES: { readonly [K in HostKind]: string } = { github: "blob", gitlab: "-/blob", gitea: "src/commit" };

/** URL of a line of a file in a commit; undefined where the repository is not known. */
export function lineUrl({ repository }: CiContext, commit: string, path: string, line: number): string | undefined {
  if (!repository || path.startsWith("../")) return undefined;
  // A parenthesis would end the link in Markdown.
  const encode = (part: string): string =>
    encodeURIComponent(part).replace(/[()]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
  const encoded = path.split("/").map(encode).join("/");
  return `${repository.url}/${FILES[repository.kind]}/${commit}/${encoded}#L${line}`;
}
