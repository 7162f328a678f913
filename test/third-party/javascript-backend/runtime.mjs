/** A non-2xx response. */
export class ApiError extends Error {
  constructor(message, status, body) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** Makes a call. Arguments stand by place and wire name. */
export async function send(config, { method, path }, { path: segments = {}, query = {}, header = {}, body }, options) {
  const written = path.replaceAll(/\{([^{}]+)\}/g, (_, name) => encodeURIComponent(segments[name]));
  const url = new URL(config.baseUrl + written);
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value].flat()) url.searchParams.append(name, item);
  }
  const headers = {
    ...(config.token && { authorization: `Bearer ${config.token}` }),
    ...(body !== undefined && { "content-type": "application/json" }),
    ...header,
    ...options.headers,
  };
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const text = await response.text();
  if (!response.ok) throw new ApiError(`${method} ${url.pathname}: ${response.status}`, response.status, text);
  if (!response.headers.get("content-type")?.includes("json")) return text === "" ? undefined : text;
  return JSON.parse(text);
}
