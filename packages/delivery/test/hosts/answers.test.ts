import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { collectionService } from "../../src/collections/service.js";
import { type Host, HostError, openHost } from "../../src/hosts/index.js";

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** The URL of a server that answers everything alike. */
async function serverOf(status: number, type: string, body: string): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { "content-type": type }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  open.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const TEXT = { title: "T", body: "B" };

/** A call of each member of a host. */
const CALLS: { readonly [name: string]: (host: Host) => Promise<unknown> } = {
  account: (host) => host.account(),
  comments: (host) => host.comments(7),
  addComment: (host) => host.addComment(7, "B"),
  updateComment: (host) => host.updateComment(7, 1, "B"),
  pulls: (host) => host.pulls("a", "b"),
  openPull: (host) => host.openPull("a", "b", TEXT),
  updatePull: (host) => host.updatePull(7, TEXT),
  isReviewAsked: (host) => host.isReviewAsked(7),
  askReview: (host) => host.askReview(7, { users: ["ann"], teams: [] }),
  release: (host) => host.release("v1.0.0"),
  createRelease: (host) => host.createRelease({ tag: "v1.0.0", body: "B", isPrerelease: false }),
};

const PAGE = "<!doctype html>\n<html><head><title>\n Sign in\n</title></head></html>";

async function failureOf(call: Promise<unknown>): Promise<HostError> {
  const failure = await call.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(HostError);
  return failure as HostError;
}

describe.each(["github", "gitlab", "gitea"] as const)("%s", (kind) => {
  const hostAt = async (api: string) => await openHost({ kind, name: "test", api, repository: "acme/sdk", token: "t" });

  test.each(Object.entries(CALLS))("%s: a page in the place of JSON is an error that says so", async (_, call) => {
    const api = await serverOf(200, "text/html", PAGE);
    const { message, advice } = await failureOf(call(await hostAt(api)));
    expect(message).toMatch(/^http:\S+\/\S+ answered with a page of HTML, "Sign in", instead of JSON \(HTTP 200\)$/);
    expect(advice).toContain(`Check that ${api} is the URL of the host's API`);
  });

  test.each(Object.entries(CALLS))("%s: JSON of another form is never a fault of this code", async (name, call) => {
    for (const body of ["null", "3", '"text"', "[]", "[null]", "[[]]", "{}", '{"users":null,"id":"x","user":3}', ""]) {
      const host = await hostAt(await serverOf(200, "application/json", body));
      const result = await call(host).catch((error: unknown) => error);
      if (result instanceof Error) expect(result, `${name} ${body}`).toBeInstanceOf(HostError);
    }
  });

  test("a fault of the host is not blamed on the token", async () => {
    const host = await hostAt(await serverOf(502, "text/html", "<html><title>502 Bad Gateway</title></html>"));
    const { message, advice } = await failureOf(host.comments(7));
    expect(message).toBe('no reason given, but a page of HTML, "502 Bad Gateway", instead of JSON (HTTP 502)');
    expect(advice).toContain("the token is not the cause");
    const refused = await hostAt(await serverOf(403, "application/json", '{"message":"Not allowed."}'));
    expect(await failureOf(refused.comments(7))).toMatchObject({
      message: "Not allowed (HTTP 403)",
      advice: undefined,
    });
  });
});

test("members that are missing are named", async () => {
  const api = await serverOf(200, "application/json", '[{"id":1,"body":"B","user":{"id":2}}]');
  const host = await openHost({ kind: "gitea", name: "test", api, repository: "acme/sdk", token: "t" });
  const { message } = await failureOf(host.comments(7));
  expect(message).toContain("answered with JSON without `[0].user.login`");
});

test("the service of collections: a page in the place of JSON is an error", async () => {
  const service = collectionService(await serverOf(200, "text/html", PAGE), "key");
  for (const call of [service.list("w"), service.read("c"), service.update("c", {}), service.create("w", {})]) {
    expect((await failureOf(call)).message).toContain('a page of HTML, "Sign in"');
  }
});

test("Gitea: a server that gives the same page again and again is not asked for ever", async () => {
  const pull = {
    number: 3,
    html_url: "u",
    state: "open",
    title: "T",
    head: { ref: "a", sha: "c" },
    base: { ref: "b" },
  };
  const api = await serverOf(200, "application/json", JSON.stringify([pull]));
  const host = await openHost({ kind: "gitea", name: "test", api, repository: "acme/sdk", token: "t" });
  expect((await host.pulls("a", "b")).map(({ number }) => number)).toEqual([3]);
});
