import type { AppliedScheme, TokenSource } from "../collection.js";

/** What scripts call of the client that runs them. `prelude` declares `get`, `set`, `uses`, `send`, `addHeader` and `addQuery`. */
export interface ScriptDialect {
  readonly prelude: string;
}

/** Clients that know `pm`. */
export const PM: ScriptDialect = {
  prelude: `const store = pm.environment.name ? pm.environment : pm.collectionVariables;
const get = (name) => pm.variables.get(name);
const set = (name, value) => store.set(name, value);
const uses = (name) => JSON.stringify(pm.request).includes("{{" + name + "}}");
const addHeader = (key, value) => pm.request.headers.upsert({ key, value });
const header = (name) => pm.request.headers.get(name);
const addQuery = (key, value) => pm.request.addQueryParams([{ key, value }]);
const send = ({ method, url, headers, body }, done) =>
  pm.sendRequest({ method, url, header: headers, body: { mode: "raw", raw: body } }, (error, response) => {
    if (error) throw error;
    done(response.code, response.text());
  });`,
};

/** Clients that know `bru` and `req`. */
export const BRU: ScriptDialect = {
  prelude: `const get = (name) => bru.getVar(name) ?? bru.getEnvVar(name);
const set = (name, value) => bru.setEnvVar(name, value);
const uses = (name) => JSON.stringify([req.getUrl(), req.getHeaders()]).includes("{{" + name + "}}");
const addHeader = (name, value) => req.setHeader(name, value);
const header = (name) => req.getHeader(name);
const addQuery = (name, value) =>
  req.setUrl(req.getUrl() + (req.getUrl().includes("?") ? "&" : "?") + encodeURIComponent(name) + "=" + encodeURIComponent(value));
const send = ({ method, url, headers, body }, done) =>
  bru.sendRequest({ method, url, headers, data: body }, (error, response) => {
    if (error && !error.response) throw error;
    const { status, data } = response ?? error.response;
    done(status, typeof data === "string" ? data : JSON.stringify(data));
  });`,
};

/** Longest literal that is laid out over several lines: people read no longer ones. */
const READABLE = 1_500;

/** A value as a literal of JavaScript. */
export function literal(value: unknown): string {
  const compact = JSON.stringify(value);
  const text = compact.length > READABLE ? compact : JSON.stringify(value, null, 2);
  return text.replace(/[\u2028\u2029]/g, (character) => (character === "\u2028" ? "\\u2028" : "\\u2029"));
}

/** Functions of all scripts. `fill` replaces variables, also those in values of others. */
const HELPERS = `const fill = (text) => text.replace(/\\{\\{([^{}]+)\\}\\}/g, (_, name) => fill(String(get(name) ?? "")));
const now = () => Number(new Date);
const base64 = (text) => Buffer.from(text, "utf8").toString("base64");`;

/** Gets an access token by its source, and calls `done` once its variable holds one. */
const RENEW = `const put = (target, [key, ...rest], value) => {
  if (rest.length > 0) put((target[key] ??= {}), rest, value);
  else target[key] = value;
};
const at = (value, path) => path.reduce((outer, key) => (outer == null ? undefined : outer[key]), value);
const form = (fields) =>
  Object.entries(fields).map(([name, value]) => encodeURIComponent(name) + "=" + encodeURIComponent(value)).join("&");

function ask(request, done) {
  const fields = {};
  for (const [path, value] of request.fields) put(fields, path, typeof value === "string" ? fill(value) : value);
  const isJson = request.body === "json";
  const headers = {
    Accept: "application/json",
    "Content-Type": isJson ? "application/json" : "application/x-www-form-urlencoded",
    ...Object.fromEntries(request.headers.map(([name, value]) => [name, fill(value)])),
    ...(request.basic === undefined ? {} : { Authorization: "Basic " + base64(fill(request.basic)) }),
  };
  const body = isJson ? JSON.stringify(fields) : form(fields);
  send({ method: request.method, url: fill(request.url), headers, body }, done);
}

function keep(source, request, sentAt, status, text) {
  const answer = status < 300 ? JSON.parse(text) : undefined;
  const token = at(answer, request.response.accessToken);
  if (typeof token !== "string" || token === "") {
    throw new Error("The token endpoint gave no access token. Its status is " + status + ".");
  }
  const { expiresIn, refreshToken } = request.response;
  const lifetime = Number(expiresIn && at(answer, expiresIn)) * 1000;
  set(source.token, token);
  set(source.renewAt, lifetime > 0 ? String(sentAt + lifetime - Math.min(120000, lifetime * 0.2)) : "");
  const rotated = refreshToken && at(answer, refreshToken);
  if (typeof rotated === "string" && rotated !== "") set(source.refreshToken, rotated);
}

/** A token that was set by hand has no time of renewal, and is used as it is. */
function renew(source, done) {
  const renewAt = Number(get(source.renewAt));
  if (get(source.token) && (!renewAt || now() < renewAt)) return done();
  const sentAt = now();
  const fetchNew = () => {
    const missing = source.needs.filter((name) => !get(name));
    if (missing.length > 0) throw new Error("Set the variables " + missing.join(" and ") + ", or " + source.token + ".");
    ask(source.get, (status, text) => {
      keep(source, source.get, sentAt, status, text);
      done();
    });
  };
  if (!source.refresh || !get(source.refreshToken)) return fetchNew();
  ask(source.refresh, (status, text) => {
    if (status >= 400 && status < 500) return fetchNew();
    keep(source, source.refresh, sentAt, status, text);
    done();
  });
}`;

/** The script that gets tokens before requests that use their variables; undefined where there is nothing to get. */
export function tokenScript(sources: readonly TokenSource[], { prelude }: ScriptDialect): string | undefined {
  if (sources.length === 0) return undefined;
  return `// Gets an access token before a request that uses one, and renews it before it expires.
${prelude}
${HELPERS}
${RENEW}

const sources = ${literal(sources)};
const next = ([source, ...rest]) => {
  if (source) renew(source, () => next(rest));
};
next(sources.filter(({ token }) => uses(token)));`;
}

/** The sources that some of the schemes need, with the schemes that refer to them by their new places. */
function withSources(alternatives: readonly (readonly AppliedScheme[])[], sources: readonly TokenSource[]) {
  const used = [...new Set(alternatives.flat().flatMap(({ token }) => token ?? []))];
  const renumbered = alternatives.map((schemes) =>
    schemes.map(({ token, ...scheme }) => (token === undefined ? scheme : { ...scheme, token: used.indexOf(token) })),
  );
  return { alternatives: renumbered, sources: used.flatMap((index) => sources[index] ?? []) };
}

/** The script of a request that chooses its credentials when it is sent. */
export function choiceScript(
  alternatives: readonly (readonly AppliedScheme[])[],
  sources: readonly TokenSource[],
  { prelude }: ScriptDialect,
): string {
  const own = withSources(alternatives, sources);
  return `// Authenticates with the first alternative whose variables are all set.
${prelude}
${HELPERS}
${own.sources.length === 0 ? "" : `${RENEW}\n\nconst sources = ${literal(own.sources)};\n`}
const alternatives = ${literal(own.alternatives)};
const isSet = ({ needs, token }) =>
  (token !== undefined && get(sources[token].token)) || needs.every((name) => get(name));

function apply(scheme) {
  const value = scheme.basic ? "Basic " + base64(fill(scheme.value)) : fill(scheme.value);
  if (scheme.in === "query") return addQuery(scheme.name, value);
  if (scheme.in === "header") return addHeader(scheme.name, value);
  const cookies = header("Cookie");
  addHeader("Cookie", (cookies ? cookies + "; " : "") + scheme.name + "=" + value);
}

const next = ([scheme, ...rest]) => {
  if (!scheme) return;
  const go = () => {
    apply(scheme);
    next(rest);
  };
  if (scheme.token === undefined) go();
  else renew(sources[scheme.token], go);
};
const chosen = alternatives.find((schemes) => schemes.every(isSet));
if (!chosen) {
  const wanted = alternatives.map((schemes) => schemes.flatMap(({ needs }) => needs).join(" and "));
  throw new Error("Set the variables " + wanted.join(", or ") + ".");
}
next(chosen);`;
}
