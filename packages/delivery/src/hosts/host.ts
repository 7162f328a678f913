import type { HostKind } from "@sdkwright/config";

/** Where the API of a host is, and what is asked of it. */
export interface HostAddress {
  readonly kind: HostKind;
  /** As people know it: `github.com`. */
  readonly name: string;
  /** URL of the API, without a slash at its end. */
  readonly api: string;
  /** `owner/name`; at GitLab with every group: `group/subgroup/name`. */
  readonly repository: string;
  readonly token: string;
}

/** A pull request, or what a host calls by another name. */
export interface PullRequest {
  readonly number: number;
  /** For people. */
  readonly url: string;
  /** Commit that its branch is at, or was at when it was closed. */
  readonly commit: string;
  readonly isOpen: boolean;
  readonly title: string;
  readonly body: string;
}

/** What a pull request says. */
export interface PullText {
  readonly title: string;
  /** Markdown. */
  readonly body: string;
}

/** Who is asked to review. */
export interface Reviewers {
  readonly users: readonly string[];
  readonly teams: readonly string[];
}

/** A comment on a pull request. */
export interface PullComment {
  readonly id: number;
  /** Markdown. */
  readonly body: string;
  /** Name of the account that wrote it. */
  readonly author: string;
  /** Whether a program wrote it; absent where the host does not say. */
  readonly isByProgram?: boolean | undefined;
}

/** A release, as hosts show it beside its tag. */
export interface HostRelease {
  readonly tag: string;
  /** Markdown. */
  readonly body: string;
  readonly isPrerelease: boolean;
}

/** What commenting needs of a host. Each call rejects with a {@link HostError}. */
export interface CommentHost {
  /** Name of the account that the token belongs to; undefined for tokens of a job, which some hosts keep from asking. */
  account(): Promise<string | undefined>;
  /** Comments on a pull request, the oldest first. */
  comments(pull: number): Promise<readonly PullComment[]>;
  addComment(pull: number, body: string): Promise<void>;
  updateComment(pull: number, comment: number, body: string): Promise<void>;
}

/** What delivering needs of a host. Each call rejects with a {@link HostError}. */
export interface Host extends CommentHost {
  /** Whether teams can review. */
  readonly hasTeams: boolean;
  /** Pull requests from a branch into another one, open or not. */
  pulls(branch: string, base: string): Promise<readonly PullRequest[]>;
  openPull(branch: string, base: string, text: PullText): Promise<PullRequest>;
  updatePull(number: number, text: PullText): Promise<void>;
  /** Whether anybody was asked to review, or has reviewed. */
  isReviewAsked(number: number): Promise<boolean>;
  askReview(number: number, reviewers: Reviewers): Promise<void>;
  /** URL of the release of a tag; undefined where there is none. */
  release(tag: string): Promise<string | undefined>;
  /** Gives the URL. */
  createRelease(release: HostRelease): Promise<string>;
}

/** A host refused a request, or could not be reached. */
export class HostError extends Error {
  /** Absent where there was no response. */
  readonly status: number | undefined;
  /** What to do, where it is not about permissions. */
  readonly advice: string | undefined;

  constructor(status: number | undefined, reason: string, advice = adviceOn(status)) {
    super(status === undefined ? reason : `${reason} (HTTP ${status})`);
    this.status = status;
    this.advice = advice;
  }
}

/** What to do about a status. Those that tell of permissions or of the request have no advice of their own. */
function adviceOn(status: number | undefined): string | undefined {
  if (status === undefined) return "Check the URL of the host, and whether this machine can reach it. Then run again.";
  if (status === 429) return "The host wants fewer requests. Run again later.";
  if (status < 500) return undefined;
  return "The host, or a proxy before it, has a fault: the token is not the cause. Run again later.";
}

/** The help of a finding about a failure, where it is not that of its code. */
export function helpOf({ advice }: HostError): { readonly help?: string } {
  return advice === undefined ? {} : { help: advice };
}

/** How long a host may take to answer. */
export const HOST_TIMEOUT_MS = 30_000;

/** Gives undefined where the host says that there is no such thing. */
export async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof HostError && error.status === 404) return undefined;
    throw error;
  }
}

/** Gives undefined where a host does not answer a token of this kind. */
export async function unlessRefused<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof HostError && [401, 403, 404].includes(error.status ?? 0)) return undefined;
    throw error;
  }
}

/** Returns an error and the chain of its causes, since the reason may be at the end of it. */
function chainOf(error: unknown): readonly Error[] {
  return error instanceof Error ? [error, ...chainOf(error.cause)] : [];
}

/** Why a request got no response, in words: clients wrap the reason in errors of their own. */
export function reasonOf(error: unknown): string {
  const chain = chainOf(error);
  const isLate = chain.some(({ name }) => name === "TimeoutError" || name === "AbortError");
  if (isLate) return `no answer in ${HOST_TIMEOUT_MS / 1000} s`;
  const reasons = chain.map((one) => one.message || ((one as NodeJS.ErrnoException).code ?? ""));
  return (reasons.filter((reason) => reason !== "").at(-1) ?? String(error)).replace(/\.$/, "");
}
