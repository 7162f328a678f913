import type { GithostConfig, HostKind, ReviewersConfig, WhitelabelConfig } from "@sdkwright/config";
import type { Diagnostic, Location } from "@sdkwright/diagnostics";
import { maskSecrets } from "@sdkwright/diagnostics";
import { accessTo, type GitAccess } from "@sdkwright/source";
import { deliveryCatalogue } from "../catalogue.js";
import type { HostAddress } from "../hosts/host.js";
import { type Environment, secretValue } from "../secrets.js";

/** What the configuration says of delivering an SDK to a repository. */
export interface GitDelivery {
  /** The generator, as messages name it. */
  readonly label: string;
  readonly githost: GithostConfig;
  readonly whitelabel?: WhitelabelConfig | undefined;
  readonly reviewers?: ReviewersConfig | undefined;
  /** Of `githost`. */
  readonly location: Location & { readonly pointer: string };
}

/** Who commits, and whom a token belongs to. */
export interface Account {
  readonly name: string;
  readonly email: string;
}

/** The repository of an SDK, with what reading and writing it takes. */
export interface Destination {
  readonly label: string;
  readonly mode: GithostConfig["mode"];
  /** As messages name it: `acme/sdk`, or a URL without credentials. */
  readonly shown: string;
  readonly access: GitAccess;
  readonly branch?: string | undefined;
  /** The host's API; absent where the mode needs none. */
  readonly address?: HostAddress;
  /** Absent: whoever the environment says, else nobody in particular. */
  readonly account?: Account | undefined;
  readonly reviewers: { readonly users: readonly string[]; readonly teams: readonly string[] };
  readonly location: Location;
  /** Whatever must not be seen. */
  readonly secrets: readonly string[];
}

/** A repository that cannot be read for want of a token. */
export interface Locked extends Pick<Destination, "shown" | "mode" | "branch"> {
  /** One of these has to be set. */
  readonly variables: readonly string[];
}

/** Why there is no destination. */
export interface Unopened {
  readonly findings: readonly Diagnostic[];
  readonly locked?: Locked;
}

/** Hosts whose API is not the one of GitHub. */
export const KNOWN_HOSTS: { readonly [host: string]: HostKind } = {
  "gitlab.com": "gitlab",
  "codeberg.org": "gitea",
  "gitea.com": "gitea",
};

/** Variables that hold a token of a host, the first first. */
export const TOKENS: { readonly [K in HostKind]: readonly string[] } = {
  github: ["SDKWRIGHT_GITHOST_TOKEN", "GITHUB_TOKEN", "GH_TOKEN"],
  gitlab: ["SDKWRIGHT_GITHOST_TOKEN", "GITLAB_TOKEN"],
  gitea: ["SDKWRIGHT_GITHOST_TOKEN", "GITEA_TOKEN"],
};

/** User names beside a token: hosts look at the token alone, and some refuse an empty name. */
const USERS: { readonly [K in HostKind]: string } = { github: "x-access-token", gitlab: "oauth2", gitea: "oauth2" };

/** Path of the API below the URL of a host. */
const APIS: { readonly [K in HostKind]: string } = { github: "/api/v3", gitlab: "/api/v4", gitea: "/api/v1" };

/** URL of the host that repositories are at unless they say it. */
export function hostUrl(env: Environment): URL | undefined {
  const named = env.SDKWRIGHT_GITHOST || "github.com";
  try {
    const url = new URL(/^https?:\/\//i.test(named) ? named : `https://${named}`);
    return url.username === "" && url.password === "" ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a URL is of this machine, so that a token can be sent without TLS. */
export function isOwnMachine({ hostname }: URL): boolean {
  return hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "[::1]" || /^127\./.test(hostname);
}

/** URL of the API of a host. */
export function apiOf(kind: HostKind, { protocol, host, pathname }: URL): string {
  if (kind === "github" && host === "github.com") return "https://api.github.com";
  return `${protocol}//${host}${pathname.replace(/\/+$/, "")}${APIS[kind]}`;
}

/** What of a repository is known before a token is. */
interface Place {
  readonly shown: string;
  readonly access: GitAccess;
  /** Where the host is; undefined for a folder, and for an address of SSH. */
  readonly host?: URL;
  /** `owner/name`. */
  readonly repository: string;
}

/** `owner/name` of the URL of a repository. */
function repositoryIn(path: string): string {
  return path.replace(/^\/+|(?:\.git)?\/*$/g, "");
}

function placeOf(
  githost: GithostConfig,
  env: Environment,
): Place | { readonly shown: string; readonly problem: string } {
  if (githost.kind === "cloud") {
    const { repository } = githost;
    const isName =
      /^[\w.-]+(?:\/[\w.-]+)+$/.test(repository) && !repository.split("/").some((part) => /^\.+$/.test(part));
    if (!isName) return { shown: repository, problem: "is not `owner/name`" };
    const host = hostUrl(env);
    if (!host) return { shown: repository, problem: "is at no host: `SDKWRIGHT_GITHOST` is not the name of one" };
    const root = `${host.origin}${host.pathname.replace(/\/+$/, "")}`;
    return { shown: repository, access: { url: `${root}/${repository}.git` }, host, repository };
  }
  const access = accessTo(githost.uri);
  const shown = maskSecrets(access.url);
  if (/^https?:\/\//i.test(access.url) && URL.canParse(access.url)) {
    const url = new URL(access.url);
    const host = new URL(url.origin);
    return { shown, access, host, repository: repositoryIn(url.pathname) };
  }
  const [, userHost, path] = /^(?:ssh:\/\/)?(?:[^@/]+@)?([^:/]+)(?::\d+)?[:/](.+)$/.exec(access.url) ?? [];
  const isSsh = /^ssh:\/\/|^[^/]+@[^/:]+:/.test(access.url);
  if (isSsh && userHost && path) {
    return { shown, access, host: new URL(`https://${userHost}`), repository: repositoryIn(path) };
  }
  if (/^file:\/\//i.test(access.url)) return { shown, access, repository: repositoryIn(access.url) };
  return { shown, problem: "is not the URL of a repository: it must begin with `https://`, `ssh://` or `file://`" };
}

interface Found {
  readonly token: string | undefined;
  /** Where it could come from. */
  readonly variables: readonly string[];
}

function tokenOf({ githost, whitelabel }: GitDelivery, kind: HostKind, env: Environment): Found {
  const configured = githost.token ?? whitelabel?.token;
  if (configured) {
    return { token: secretValue(configured, env), variables: "env" in configured ? [configured.env] : [] };
  }
  const variables = TOKENS[kind];
  return { token: variables.map((name) => env[name]).find((value) => value), variables };
}

/** The name of a user or team, which people write as hosts show it: `@ann`, `acme/core`. */
function plainName(name: string): string {
  return name.replace(/^@/, "").split("/").at(-1) ?? name;
}

/** The parts of the configuration that name secrets of a delivery. */
export function gitSecrets({ githost, whitelabel }: GitDelivery): readonly unknown[] {
  return [githost.token ?? whitelabel?.token];
}

/** Settles where an SDK goes and with what; findings where that cannot be done. Contacts nobody. */
export function openDestination(delivery: GitDelivery, env: Environment): Destination | Unopened {
  const { label, githost, whitelabel, reviewers, location } = delivery;
  const place = placeOf(githost, env);
  const refuse = (problem: string): Unopened => ({
    findings: [deliveryCatalogue.create("bad-repository", { repository: place.shown, problem }, { location })],
  });
  if ("problem" in place) return refuse(place.problem);
  const { shown, access, host, repository } = place;
  const { mode, branch } = githost;
  const kind = githost.host ?? (host && KNOWN_HOSTS[host.hostname]) ?? "github";
  if (mode === "pull-request" && !host) return refuse("has no API to open pull requests with");
  const { token, variables } = tokenOf(delivery, kind, env);
  if (host?.protocol === "http:" && !isOwnMachine(host)) {
    return { findings: [deliveryCatalogue.create("insecure-url", { url: shown }, { location })] };
  }
  if (token === undefined) {
    const missing = deliveryCatalogue.create("no-token", { repository: shown, variables }, { location });
    // A variable that the configuration names is reported with all others.
    const isNamed = (githost.token ?? whitelabel?.token) !== undefined;
    return { findings: isNamed ? [] : [missing], locked: { shown, mode, branch, variables } };
  }
  const user = whitelabel?.username ?? USERS[kind];
  const isHttp = /^https?:\/\//i.test(access.url);
  const login = isHttp && host ? { login: { origin: host.origin, user, password: token } } : {};
  const address = host && { kind, name: host.host, api: apiOf(kind, host), repository, token };
  return {
    label,
    mode,
    shown,
    access: { url: access.url, ...login },
    branch,
    ...(address && { address }),
    account: whitelabel && { name: whitelabel.username, email: whitelabel.email },
    reviewers: { users: (reviewers?.users ?? []).map(plainName), teams: (reviewers?.teams ?? []).map(plainName) },
    location,
    secrets: [token, ...(access.login ? [access.login.password] : [])],
  };
}
