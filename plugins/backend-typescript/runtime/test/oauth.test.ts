import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import {
  ForbiddenError,
  MissingCredentialsError,
  OAuthTokenError,
  UnauthorizedError,
} from "../src/errors/index.js";
import { formBody, oauthTokens } from "../src/core/index.js";
import type { ClientSpec, OperationSpec } from "../src/core/index.js";
import { bare, create, get, make, ping, rex, schemes } from "./clients.js";
import type { Handler, Received, Reply, TestServer } from "./server.js";
import { failure, pause, serve } from "./server.js";

type Scheme = Extract<ClientSpec["auth"]["schemes"][string], { readonly kind: "oauth" }>;

const tokenCall: OperationSpec = {
  method: "POST",
  path: "/token",
  body: { kind: "form" },
  response: { kind: "json" },
  pinned: { grant_type: "client_credentials" },
  idempotencyKey: "Idempotency-Key",
};
const scheme: Scheme = {
  kind: "oauth",
  token: { option: "token" },
  clientId: { option: "clientId", env: "ACME_ID" },
  clientSecret: { option: "clientSecret", env: "ACME_SECRET" },
  getToken: {
    operation: tokenCall,
    request: { clientId: ["client_id"], clientSecret: ["client_secret"], scopes: ["scope"] },
    response: {
      accessToken: ["access_token"],
      expiresIn: ["expires_in"],
      refreshToken: ["refresh_token"],
    },
  },
};
const withRefresh: Scheme = {
  ...scheme,
  refreshToken: {
    operation: { ...tokenCall, path: "/refresh", pinned: { grant_type: "refresh_token" } },
    request: { refreshToken: ["refresh_token"] },
    response: scheme.getToken.response,
  },
};

function specOf(oauth: Scheme, mode: "single" | "any" | "endpoint" = "single"): ClientSpec {
  const features = { form: formBody, oauth: oauthTokens };
  return {
    ...bare,
    features,
    auth: {
      mode,
      apply: ["oauth", "apiKey"].slice(0, mode === "any" ? 2 : 1),
      schemes: { ...schemes, oauth },
    },
  };
}

const credentials = { clientId: "ID", clientSecret: "s3cr3t" };

/** A server whose token endpoints and API answer in their own ways; all replies in order, the last one for ever. */
async function api(
  tokens: readonly Reply[],
  replies: readonly Reply[] = [{ body: { ok: true } }],
): Promise<
  TestServer & {
    readonly tokenCalls: () => Received[];
    readonly used: () => (string | undefined)[];
  }
> {
  let [token, reply] = [0, 0];
  const isToken = ({ url }: Received): boolean => url === "/token" || url === "/refresh";
  const handler: Handler = (request) => {
    const [list, index] = isToken(request) ? [tokens, token++] : [replies, reply++];
    return list[Math.min(index, list.length - 1)] ?? {};
  };
  const server = await serve(handler);
  return {
    ...server,
    tokenCalls: () => server.requests.filter(isToken),
    used: () =>
      server.requests
        .filter((request) => !isToken(request))
        .map(({ headers }) => headers["authorization"]),
  };
}

const grant = (value: string, more: object = { expires_in: 3600 }): Reply => ({
  body: { access_token: value, ...more },
});
const fields = (request: Received | undefined): object =>
  Object.fromEntries(new URLSearchParams(String(request?.body)));

describe("client credentials", () => {
  it("OA-1 fetches a token before the first call, and keeps it", async () => {
    const server = await api([grant("T1")]);
    const core = make(specOf(scheme), { baseUrl: server.url, ...credentials });
    await pause(30);
    expect(server.requests).toHaveLength(0);
    for (let n = 0; n < 3; n += 1) await core.send(get, rex);
    expect(server.paths()).toEqual(["/token", "/pets/p1", "/pets/p1", "/pets/p1"]);
    expect(server.used()).toEqual(["Bearer T1", "Bearer T1", "Bearer T1"]);
    await make(specOf(scheme), core.derive({ timeoutMs: 5 * 1000 })).send(get, rex);
    expect(server.tokenCalls()).toHaveLength(1);
    await make(specOf(scheme), core.derive({ clientSecret: "other" } as object)).send(get, rex);
    expect(server.tokenCalls()).toHaveLength(2);
  });

  it.each([
    [undefined, "a b"],
    [true, ["a", "b"]],
  ] as const)("OA-2 maps fields, header and prefix (list: %s)", async (asList, expected) => {
    const server = await api([{ body: { result: { token: "abc" } } }]);
    const custom: Scheme = {
      ...scheme,
      header: "X-Auth",
      prefix: "Tok",
      scopes: ["a", "b"],
      getToken: {
        operation: { ...tokenCall, body: { kind: "json" } },
        request: { clientId: ["auth", "id"], clientSecret: ["auth", "key"], scopes: ["scopes"] },
        ...(asList && { scopesAsList: true as const }),
        response: { accessToken: ["result", "token"] },
      },
    };
    await make(specOf(custom), { baseUrl: server.url, ...credentials }).send(get, rex);
    await make(specOf({ ...custom, prefix: "" }), { baseUrl: server.url, ...credentials }).send(
      get,
      rex,
    );
    expect(JSON.parse(String(server.tokenCalls()[0]?.body))).toEqual({
      auth: { id: "ID", key: "s3cr3t" },
      scopes: expected,
      grant_type: "client_credentials",
    });
    expect(server.requests.map(({ headers }) => headers["x-auth"])).toEqual([
      undefined,
      "Tok abc",
      undefined,
      "abc",
    ]);
  });

  it("OA-3 sends forms with fixed fields, and no credentials of the API", async () => {
    const server = await api([grant("T1")]);
    await make(specOf(scheme), { baseUrl: server.url, ...credentials }).send(get, rex);
    const [token] = server.tokenCalls();
    expect(fields(token)).toEqual({
      client_id: "ID",
      client_secret: "s3cr3t",
      grant_type: "client_credentials",
    });
    expect(token?.headers["content-type"]).toBe("application/x-www-form-urlencoded");
    expect(token?.headers).not.toHaveProperty("authorization");
    expect(token?.headers).not.toHaveProperty("idempotency-key");
  });

  it("sends basic credentials where the token endpoint asks for them", async () => {
    const server = await api([grant("T1")]);
    const basic: Scheme = {
      ...scheme,
      getToken: {
        ...scheme.getToken,
        operation: { ...tokenCall, security: [["basicAuth"]] },
        request: {},
      },
    };
    await make(specOf(basic), {
      baseUrl: server.url,
      ...credentials,
      username: "u",
      password: "p",
    }).send(get, rex);
    expect(server.tokenCalls()[0]?.headers["authorization"]).toBe(`Basic ${btoa("u:p")}`);
  });

  it("OA-4 renews before the end, also of short lifetimes", async () => {
    const server = await api([grant("T1", { expires_in: 1 }), grant("T2", { expires_in: 60 })]);
    const core = make(specOf(scheme), { baseUrl: server.url, ...credentials });
    await core.send(get, rex);
    await pause(300);
    await core.send(get, rex);
    expect(server.tokenCalls()).toHaveLength(1);
    await pause(600);
    for (let n = 0; n < 3; n += 1) await core.send(get, rex);
    expect(server.used()).toEqual([
      "Bearer T1",
      "Bearer T1",
      "Bearer T2",
      "Bearer T2",
      "Bearer T2",
    ]);
    expect(server.tokenCalls()).toHaveLength(2);
  });

  it("OA-5 shares one request among parallel calls", async () => {
    const server = await api([{ ...grant("T1"), delayMs: 200 }]);
    const core = make(specOf(scheme), { baseUrl: server.url, ...credentials });
    await Promise.all(Array.from({ length: 20 }, () => core.send(get, rex)));
    expect(server.tokenCalls()).toHaveLength(1);
    expect(server.used()).toHaveLength(20);
  });

  it("OA-7 replaces a refused token once, beside the retries", async () => {
    const server = await api(
      [grant("T1"), grant("T2"), grant("T3")],
      [{ status: 401 }, { body: 1 && {} }, { status: 401 }, { status: 401 }],
    );
    const core = make(specOf(scheme), { baseUrl: server.url, ...credentials, maxRetries: 0 });
    await core.send(create, { a: 1 });
    expect(server.used()).toEqual(["Bearer T1", "Bearer T2"]);
    expect(await failure(core.send(get, rex))).toBeInstanceOf(UnauthorizedError);
    expect(server.used()).toEqual(["Bearer T1", "Bearer T2", "Bearer T2", "Bearer T3"]);
  });

  it("OA-8 replaces a refused token once, also for a refusal that comes late", async () => {
    const server = await serve((request) => {
      const tokens = server.requests.filter(({ url }) => url === "/token").length;
      if (request.url === "/token") return grant(`T${String(tokens)}`);
      const isRefused = request.headers["authorization"] === "Bearer T1";
      // The last refusal of T1 arrives when T2 has long been in use.
      const delayMs = request.url === "/pets/late" ? 250 : 20;
      return { status: isRefused ? 401 : 200, body: {}, delayMs: isRefused ? delayMs : 0 };
    });
    const core = make(specOf(scheme), { baseUrl: server.url, ...credentials });
    const early = Array.from({ length: 10 }, () => core.send(get, rex));
    await Promise.all([...early, core.send(get, { petId: "late" })]);
    expect(server.paths().filter((path) => path === "/token")).toHaveLength(2);
  });

  it("OA-9 refreshes by the refresh token alone, and keeps it where none comes back", async () => {
    const short = { expires_in: 0.2 };
    const server = await api([
      grant("T1", { ...short, refresh_token: "R1" }),
      grant("T2", { ...short, refresh_token: "R2" }),
      grant("T3", short),
      grant("T4"),
    ]);
    const core = make(specOf(withRefresh), { baseUrl: server.url, ...credentials });
    for (let n = 0; n < 4; n += 1) {
      await core.send(get, rex);
      await pause(250);
    }
    expect(server.tokenCalls().map(({ url }) => url)).toEqual([
      "/token",
      "/refresh",
      "/refresh",
      "/refresh",
    ]);
    expect(server.tokenCalls().slice(1).map(fields)).toEqual(
      ["R1", "R2", "R2"].map((token) => ({ refresh_token: token, grant_type: "refresh_token" })),
    );
    expect(server.used()).toEqual(["Bearer T1", "Bearer T2", "Bearer T3", "Bearer T4"]);
  });

  it("OA-10 falls back to the credentials when the refresh token is refused", async () => {
    const server = await api([
      grant("T1", { expires_in: 0.1, refresh_token: "R1" }),
      { status: 400, body: { error: "invalid_grant" } },
      grant("T2", { expires_in: 0.1 }),
      grant("T3"),
    ]);
    const core = make(specOf(withRefresh), { baseUrl: server.url, ...credentials });
    for (let n = 0; n < 3; n += 1) {
      await core.send(get, rex);
      await pause(150);
    }
    expect(server.tokenCalls().map(({ url }) => url)).toEqual([
      "/token",
      "/refresh",
      "/token",
      "/token",
    ]);
  });

  it("OA-11 goes on with a token that still works when the refresh endpoint fails", async () => {
    const down = { status: 503, headers: { "retry-after-ms": "1" } };
    const server = await api([grant("T1", { expires_in: 2, refresh_token: "R1" }), down]);
    const core = make(specOf(withRefresh), { baseUrl: server.url, ...credentials });
    await core.send(get, rex);
    await pause(1650);
    await core.send(get, rex);
    expect(server.used()).toEqual(["Bearer T1", "Bearer T1"]);
    expect(server.tokenCalls()).toHaveLength(4);
    await pause(400);
    expect(await failure(core.send(get, rex))).toBeInstanceOf(OAuthTokenError);
  });

  it("OA-12 reports what the token endpoint says, without secrets, and tries again", async () => {
    const refusal = { error: "invalid_client", error_description: "bad secret s3cr3t" };
    const server = await api([{ status: 401, body: refusal }, grant("T1")]);
    const core = make(specOf(scheme), { baseUrl: server.url, ...credentials });
    const error = await failure(core.send(get, rex));
    expect(error).toBeInstanceOf(OAuthTokenError);
    expect(error).toMatchObject({
      status: 401,
      error: "invalid_client",
      errorDescription: "bad secret ***",
    });
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain("s3cr3t");
    await core.send(get, rex);
    expect(server.used()).toEqual(["Bearer T1"]);
  });

  it("OA-13 retries the token endpoint, and logs nothing of it", async () => {
    const server = await api([{ status: 503, headers: { "retry-after-ms": "1" } }, grant("T1")]);
    const lines: object[] = [];
    const log = (_: string, line: object): void => void lines.push(line);
    const logger = { debug: log, info: log, warn: log, error: log };
    await make(specOf(scheme), {
      baseUrl: server.url,
      ...credentials,
      logger,
      logLevel: "debug",
    }).send(get, rex);
    expect(server.tokenCalls()).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toContain("/token");
    expect(lines.length).toBeGreaterThan(0);
  });

  it("OA-14 takes 403 as it is", async () => {
    const server = await api([grant("T1")], [{ status: 403 }]);
    const core = make(specOf(scheme), { baseUrl: server.url, ...credentials });
    expect(await failure(core.send(get, rex))).toBeInstanceOf(ForbiddenError);
    expect(server.tokenCalls()).toHaveLength(1);
  });

  it("OA-15 names the secret that is missing", async () => {
    const server = await api([grant("T1")]);
    const error = await failure(
      make(specOf(scheme), { baseUrl: server.url, clientId: "ID" }).send(get, rex),
    );
    expect(error).toBeInstanceOf(MissingCredentialsError);
    expect(error.message).toContain("clientSecret");
    expect(error.message).toContain("ACME_SECRET");
    expect(server.requests).toHaveLength(0);
  });

  it("OA-16 goes on for those who wait when one gives up, and stops when nobody waits", async () => {
    const server = await api([{ ...grant("T1"), delayMs: 300 }]);
    const core = make(specOf(scheme), { baseUrl: server.url, ...credentials });
    const first = core.send(get, rex, { signal: AbortSignal.timeout(100) });
    const second = core.send(get, rex);
    expect((await failure(first)).name).toBe("TimeoutError");
    expect(await second).toEqual({ ok: true });
    expect(server.tokenCalls()).toHaveLength(1);
    const alone = make(specOf(scheme), { baseUrl: server.url, ...credentials });
    expect((await failure(alone.send(get, rex, { signal: AbortSignal.timeout(50) }))).name).toBe(
      "TimeoutError",
    );
    await pause(50);
    expect(server.tokenCalls()[1]?.isClosed()).toBe(true);
    await alone.send(get, rex);
    expect(server.tokenCalls()).toHaveLength(3);
  });

  it("AN-2 any: a scheme that fails is not passed over in silence", async () => {
    const server = await api([{ status: 400, body: { error: "x" } }]);
    const core = make(specOf(scheme, "any"), { baseUrl: server.url, ...credentials, apiKey: "K" });
    expect(await failure(core.send(get, rex))).toBeInstanceOf(OAuthTokenError);
    expect(server.used()).toEqual([]);
  });

  it("ES-3 ES-5 sends tokens with other credentials, and fetches none where none is needed", async () => {
    const server = await api([grant("T1")]);
    const core = make(specOf(scheme, "endpoint"), {
      baseUrl: server.url,
      ...credentials,
      apiKey: "K",
    });
    await core.send(ping);
    expect(server.tokenCalls()).toHaveLength(0);
    await core.send({ ...get, security: [["oauth", "apiKey"]] }, rex);
    expect(server.tokenCalls()).toHaveLength(1);
    expect(server.requests.at(-1)?.headers).toMatchObject({
      authorization: "Bearer T1",
      "x-api-key": "K",
    });
  });

  it("RD-5 follows no redirect with a secret", async () => {
    const other = await serve(grant("T1"));
    for (const status of [302, 307]) {
      const server = await api([{ status, headers: { location: other.url } }]);
      const error = await failure(
        make(specOf(scheme), { baseUrl: server.url, ...credentials }).send(get, rex),
      );
      expect(error).toMatchObject({ name: "OAuthTokenError", status });
    }
    expect(other.requests).toHaveLength(0);
  });

  it("uses a token that is passed as it is, and never renews it", async () => {
    const server = await api([grant("T1")], [{ status: 401 }]);
    const core = make(specOf(scheme), { baseUrl: server.url, ...credentials, token: "static" });
    expect(await failure(core.send(get, rex))).toBeInstanceOf(UnauthorizedError);
    expect(server.requests.map(({ url, headers }) => [url, headers["authorization"]])).toEqual([
      ["/pets/p1", "Bearer static"],
    ]);
  });

  it("says so when no token comes, or nobody answers", async () => {
    const server = await api([{ body: { token_type: "bearer" } }]);
    const error = await failure(
      make(specOf(scheme), { baseUrl: server.url, ...credentials }).send(get, rex),
    );
    expect(error.message).toBe("The token endpoint gave no access token");
    const nobody = await failure(
      make(specOf(scheme), { baseUrl: "http://127.0.0.1:1", ...credentials, maxRetries: 0 }).send(
        get,
        rex,
      ),
    );
    expect(nobody).toMatchObject({ name: "OAuthTokenError", status: undefined });
  });
});
