import { describe, expect, it } from "vitest";
import { UnauthorizedError } from "../src/errors/index.js";
import { formBody, oauthTokens } from "../src/core/index.js";
import type { ClientSpec, OperationSpec } from "../src/core/index.js";
import { bare, get, make, rex, schemes } from "./clients.js";
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
