import { spawn } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { answerGithub, type HostState, newState } from "./github.js";
import { problemsOf, type SentRequest, withoutDefinition } from "./github-definition.js";

/** A git host on this machine: repositories over smart HTTP, and GitHub's API beside them. Both want a token. */
export interface TestHost {
  /** `http://127.0.0.1:1234`. */
  readonly url: string;
  readonly token: string;
  /** Folder of the bare repositories: `acme/sdk.git`. */
  readonly root: string;
  readonly state: HostState;
  /** Requests to the API. */
  readonly calls: SentRequest[];
  /** What of the API's requests is not as GitHub defines it. */
  readonly problems: string[];
  /** Gives what is done instead of answering a request: `break` closes the connection, a number is a status. */
  interfere?: ((request: IncomingMessage) => "break" | number | undefined) | undefined;
  close(): Promise<void>;
}

/** The token of the tests: nobody must ever see it. */
export const TOKEN = "ghs_canary0123456789token";

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export async function startHost(root: string): Promise<TestHost> {
  const calls: SentRequest[] = [];
  const problems: string[] = [];
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      problems.push(String(error));
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const host: TestHost = {
    url,
    token: TOKEN,
    root,
    state: newState(url),
    calls,
    problems,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const step = host.interfere?.(request);
    if (step === "break") {
      request.destroy();
      return;
    }
    if (typeof step === "number") {
      response.writeHead(step, { "content-type": "application/json" }).end(JSON.stringify({ message: "Interfered" }));
      return;
    }
    const body = await bodyOf(request);
    if (request.url?.startsWith("/api/") === true) answerApi(request, response, body.toString("utf8"));
    else serveGit({ root, request, response, body });
  }

  function answerApi(request: IncomingMessage, response: ServerResponse, body: string): void {
    const { method = "", url: path = "", headers } = request;
    const sent = { method, url: path, headers, body };
    calls.push(sent);
    if (withoutDefinition === undefined) {
      problems.push(...problemsOf(sent).map((problem) => `${method} ${path}: ${problem}`));
    }
    const isKnown = headers.authorization === `token ${TOKEN}`;
    const { status, data } = isKnown
      ? answerGithub(host.state, sent, root)
      : { status: 401, data: { message: "Bad credentials" } };
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(data));
  }
  return host;
}

interface GitRequest {
  readonly root: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: Buffer;
}

/** Runs git's own server program for a request, as web servers do. */
function serveGit({ root, request, response, body }: GitRequest): void {
  const [, login = ""] = /^Basic (.+)$/.exec(request.headers.authorization ?? "") ?? [];
  const [, password] = Buffer.from(login, "base64").toString("utf8").split(":");
  if (password !== TOKEN) {
    response.writeHead(401, { "www-authenticate": 'Basic realm="git"' }).end("Bad credentials");
    return;
  }
  const { pathname, searchParams } = new URL(request.url ?? "", "http://host");
  const env = {
    PATH: process.env.PATH,
    GIT_PROJECT_ROOT: root,
    GIT_HTTP_EXPORT_ALL: "1",
    GIT_CONFIG_NOSYSTEM: "1",
    HOME: join(root, ".."),
    PATH_INFO: pathname,
    QUERY_STRING: searchParams.toString(),
    REQUEST_METHOD: request.method,
    CONTENT_TYPE: request.headers["content-type"] ?? "",
    CONTENT_LENGTH: String(body.length),
    HTTP_CONTENT_ENCODING: request.headers["content-encoding"] ?? "",
    GIT_PROTOCOL: String(request.headers["git-protocol"] ?? ""),
    REMOTE_USER: "tester",
    REMOTE_ADDR: "127.0.0.1",
  };
  const child = spawn("git", ["http-backend"], { env, stdio: ["pipe", "pipe", "ignore"] });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stdin.on("error", () => {});
  child.stdin.end(body);
  child.on("close", () => {
    const output = Buffer.concat(chunks);
    const end = output.indexOf("\r\n\r\n");
    const headers: [string, string][] = output
      .subarray(0, end)
      .toString("utf8")
      .split("\r\n")
      .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]);
    const status = headers.find(([name]) => name === "Status")?.[1] ?? "200";
    for (const [name, value] of headers) if (name !== "Status") response.setHeader(name, value);
    response.writeHead(Number.parseInt(status, 10)).end(output.subarray(end + 4));
  });
}
