import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { HostKind } from "@sdkwright/config";
import { afterEach, expect, test } from "vitest";
import { HostError, openHost } from "../../src/hosts/index.js";

type Answers = { readonly [request: string]: unknown };
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A host that gives these answers, and writes down what it is asked. */
async function hostOf(kind: HostKind, answers: Answers) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const key = `${request.method} ${request.url}`;
      const body = Buffer.concat(chunks).toString("utf8");
      asked.push(`${key} ${request.headers.authorization}${body === "" ? "" : ` ${body}`}`);
      const answer = answers[key];
      response.writeHead(answer === undefined ? 404 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify(answer ?? { message: "404 Not found" }));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  open.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const host = await openHost({ kind, name: "test", api, repository: "acme/sdks/go", token: "t" });
  return { host, asked };
}

test("GitLab: merge requests, reviewers by number, releases", async () => {
  const request = { iid: 7, web_url: "u", sha: "c", state: "opened", title: "T", description: "B", reviewers: [] };
  const project = "/projects/acme%2Fsdks%2Fgo";
  const list = `GET ${project}/merge_requests?source_branch=sdk-update%2Fmain&target_branch=main&state=all&per_page=100`;
  const { host, asked } = await hostOf("gitlab", {
    [list]: [request],
    [`POST ${project}/merge_requests`]: request,
    [`GET ${project}/merge_requests/7`]: request,
    [`PUT ${project}/merge_requests/7`]: request,
    "GET /users?username=ann": [{ id: 42 }],
    "GET /users?username=bob": [],
    [`POST ${project}/releases`]: { _links: { self: "https://host/release" } },
  });
  const pull = { number: 7, url: "u", commit: "c", isOpen: true, title: "T", body: "B" };
  expect(await host.pulls("sdk-update/main", "main")).toEqual([pull]);
  expect(await host.openPull("sdk-update/main", "main", { title: "T", body: "B" })).toEqual(pull);
  expect(await host.isReviewAsked(7)).toBe(false);
  await host.askReview(7, { users: ["ann"], teams: [] });
  await expect(host.askReview(7, { users: ["bob"], teams: [] })).rejects.toThrow("there is no user `bob`");
  expect(await host.release("v1.0.0")).toBeUndefined();
  expect(await host.createRelease({ tag: "v1.0.0", body: "Notes", isPrerelease: false })).toBe("https://host/release");
  expect(host.hasTeams).toBe(false);
  expect(asked.filter((one) => !one.startsWith("GET"))).toEqual([
    `POST ${project}/merge_requests Bearer t {"source_branch":"sdk-update/main","target_branch":"main","title":"T","description":"B"}`,
    `PUT ${project}/merge_requests/7 Bearer t {"reviewer_ids":[42]}`,
    `POST ${project}/releases Bearer t {"tag_name":"v1.0.0","name":"v1.0.0","description":"Notes"}`,
  ]);
});

test("Gitea: pull requests of one branch among all, reviewers and teams, releases", async () => {
  const pull = (number: number, head: string, base = "main") => ({
    number,
    html_url: "u",
    state: "open",
    title: "T",
    body: null,
    head: { ref: head, sha: "c" },
    base: { ref: base },
    requested_reviewers: null,
  });
  const repo = "/repos/acme/sdks/go";
  const page = (number: number) => `GET ${repo}/pulls?state=all&sort=recentupdate&limit=50&page=${number}`;
  const { host, asked } = await hostOf("gitea", {
    [page(1)]: [pull(1, "other"), pull(2, "sdk-update/main", "next")],
    [page(2)]: [pull(3, "sdk-update/main")],
    [page(3)]: [],
    [`GET ${repo}/pulls/3`]: { ...pull(3, "sdk-update/main"), requested_reviewers: [{ login: "ann" }] },
    [`PATCH ${repo}/pulls/3`]: pull(3, "sdk-update/main"),
    [`POST ${repo}/pulls/3/requested_reviewers`]: [],
    [`GET ${repo}/releases/tags/v1.0.0`]: { html_url: "https://host/release" },
  });
  expect((await host.pulls("sdk-update/main", "main")).map(({ number, body }) => [number, body])).toEqual([[3, ""]]);
  expect(await host.isReviewAsked(3)).toBe(true);
  await host.updatePull(3, { title: "T2", body: "B2" });
  await host.askReview(3, { users: ["ann"], teams: ["core"] });
  expect(await host.release("v1.0.0")).toBe("https://host/release");
  await expect(host.createRelease({ tag: "v1", body: "", isPrerelease: true })).rejects.toThrow(
    "404 Not found (HTTP 404)",
  );
  expect(asked.filter((one) => !one.startsWith("GET"))).toEqual([
    `PATCH ${repo}/pulls/3 token t {"title":"T2","body":"B2"}`,
    `POST ${repo}/pulls/3/requested_reviewers token t {"reviewers":["ann"],"team_reviewers":["core"]}`,
    `POST ${repo}/releases token t {"tag_name":"v1","name":"v1","body":"","prerelease":true}`,
  ]);
});

test.each(["github", "gitlab", "gitea"] as const)(
  "%s: a host that does not answer is an error with a reason",
  async (kind) => {
    const host = await openHost({ kind, name: "test", api: "http://127.0.0.1:1", repository: "acme/sdk", token: "t" });
    const failure = await host.release("v1").catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(HostError);
    expect((failure as HostError).message).not.toMatch(/^(?:fetch failed|)$/);
  },
);
