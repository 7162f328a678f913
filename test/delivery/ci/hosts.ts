import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { HostKind } from "@sdkwright/compiler";
import { onTestFinished } from "vitest";
import { problemsOf, withoutDefinition } from "../support/github-definition.js";

/** The token of the tests: nobody must ever see it. */
export const TOKEN = "ghs_canary0123456789comment";

export interface StoredComment {
  readonly id: number;
  body: string;
  readonly author: string;
  /** A note that GitLab wrote itself. */
  readonly system?: boolean;
}

/** A small stand-in for the API of a host, with the comments of pull request 7 of `acme/sdks`. */
export interface CommentHostStandIn {
  readonly kind: HostKind;
  /** `http://127.0.0.1:1234`. */
  readonly url: string;
  readonly api: string;
  readonly comments: StoredComment[];
  /** `POST`, `PATCH` and the like, in the order in which they came. */
  readonly calls: string[];
  /** What of the requests is not as GitHub defines it. */
  readonly problems: string[];
  /** Status that requests of a method are refused with, with the reason of the host. */
  refuse: { [method: string]: readonly [status: number, message: string] };
  /** HTML that answers every request in the place of the API, as a sign-in page does. */
  page?: string;
  /** Whether the token is that of a job, which cannot ask whose it is. */
  isJobToken: boolean;
}

const ACCOUNT = "robot";
const PAGES: { readonly [K in HostKind]: number } = { github: 100, gitlab: 100, gitea: Number.POSITIVE_INFINITY };
const API: { readonly [K in HostKind]: string } = { github: "/api/v3", gitlab: "/api/v4", gitea: "/api/v1" };
const REPOSITORY = { github: "/repos/acme/sdks", gitlab: "/projects/acme%2Fsdks", gitea: "/repos/acme/sdks" };

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

/** How each host shows a comment. */
function shown(kind: HostKind, { id, body, author, system = false }: StoredComment): object {
  const isJob = author === `${kind}-job`;
  if (kind === "gitlab") return { id, body, author: { username: author }, system };
  const user = { login: author, ...(kind === "github" ? { type: isJob ? "Bot" : "User" } : { id: isJob ? -2 : 5 }) };
  return { id, body, user };
}

interface Answer {
  readonly status: number;
  readonly data: unknown;
}

/** Starts a stand-in that lives as long as the test. */
export async function startCommentHost(kind: HostKind): Promise<CommentHostStandIn> {
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const { status, data } = answer(host, request, body);
    const isPage = host.page !== undefined;
    response.writeHead(isPage ? 200 : status, { "content-type": isPage ? "text/html" : "application/json" });
    response.end(host.page ?? JSON.stringify(data));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const host: CommentHostStandIn = {
    kind,
    url,
    api: `${url}${API[kind]}`,
    comments: [],
    calls: [],
    problems: [],
    refuse: {},
    isJobToken: false,
  };
  return host;
}

function answer(host: CommentHostStandIn, request: IncomingMessage, body: string): Answer {
  const { kind, problems, calls } = host;
  const { method = "", url = "", headers } = request;
  const { pathname, searchParams } = new URL(url, host.url);
  const path = pathname.slice(API[kind].length);
  calls.push(`${method} ${path}`);
  if (kind === "github" && withoutDefinition === undefined) {
    problems.push(...problemsOf({ method, url, headers, body }));
  }
  const scheme = kind === "gitlab" ? "Bearer" : "token";
  if (headers.authorization !== `${scheme} ${TOKEN}`) return { status: 401, data: { message: "Bad credentials" } };
  const [status, message] = host.refuse[method] ?? [];
  if (status !== undefined) return { status, data: { message } };
  if (path === "/user") {
    if (host.isJobToken) return { status: 403, data: { message: "Resource not accessible by integration" } };
    return { status: 200, data: kind === "gitlab" ? { username: ACCOUNT } : { login: ACCOUNT, id: 5 } };
  }
  return answerComments(host, { method, path, page: Number(searchParams.get("page") ?? 1), body });
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly page: number;
  readonly body: string;
}

function answerComments(host: CommentHostStandIn, { method, path, page, body }: Asked): Answer {
  const { kind, comments } = host;
  const isGitlab = kind === "gitlab";
  const list = `${REPOSITORY[kind]}/${isGitlab ? "merge_requests/7/notes" : "issues/7/comments"}`;
  const one = isGitlab ? list : `${REPOSITORY[kind]}/issues/comments`;
  const size = PAGES[kind];
  if (path === list && method === "GET") {
    const first = size === Number.POSITIVE_INFINITY ? 0 : (page - 1) * size;
    return { status: 200, data: comments.slice(first, first + size).map((comment) => shown(kind, comment)) };
  }
  const text = body === "" ? "" : (JSON.parse(body) as { body: string }).body;
  if (text.length > 65_536) return { status: 422, data: { message: "body is too long" } };
  if (path === list && method === "POST") {
    const author = host.isJobToken ? `${kind}-job` : ACCOUNT;
    const written = { id: 1000 + comments.length, body: text, author };
    comments.push(written);
    return { status: 201, data: shown(kind, written) };
  }
  const found = comments.find(({ id }) => path === `${one}/${id}`);
  if (!found || method !== (isGitlab ? "PUT" : "PATCH")) return { status: 404, data: { message: "Not Found" } };
  found.body = text;
  return { status: 200, data: shown(kind, found) };
}
