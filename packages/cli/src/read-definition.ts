import { yamlScalar } from "@sdkwright/source";

/** A security scheme as `auth-schemes` writes it. */
interface SchemeEntry {
  readonly key: string;
  readonly lines: readonly string[];
}

/** What `init` tells of a definition in the file that it writes. */
export interface DefinitionFacts {
  readonly title: string | undefined;
  /** `key (http bearer)` for each security scheme. */
  readonly schemes: readonly string[];
  /** Key and lines in `auth-schemes` of each of them that generators.yml can describe. */
  readonly schemeEntries: (prefix: string) => readonly SchemeEntry[];
  /** Whether any operation, or all of them, asks for a scheme. */
  readonly secured: boolean;
  /** URLs with a host. */
  readonly servers: readonly string[];
}

type Members = { readonly [key: string]: unknown };

/** Looks at a definition of OpenAPI or AsyncAPI; of other formats only the title is of use. */
export function readDefinition(data: unknown): DefinitionFacts {
  const root = membersOf(data);
  const declared = membersOf(root.securityDefinitions ?? membersOf(root.components).securitySchemes);
  const { title } = membersOf(root.info);
  return {
    title: typeof title === "string" ? title : undefined,
    schemes: Object.entries(declared).map(([key, scheme]) => `${key} (${kindOfScheme(membersOf(scheme))})`),
    schemeEntries: (prefix) =>
      Object.entries(declared)
        .map(([key, scheme]) => ({ key: yamlScalar(key), lines: linesOf(key, membersOf(scheme), prefix) }))
        .filter(({ lines }) => lines.length > 0),
    secured: isSecured(root),
    servers: serversOf(root).filter((url) => /^\w+:\/\//.test(url)),
  };
}

function membersOf(value: unknown): Members {
  return typeof value === "object" && value !== null ? (value as Members) : {};
}

function kindOfScheme({ type, scheme, in: place, name }: Members): string {
  const parts = type === "apiKey" ? [place, name] : [type, scheme];
  return parts.filter((part) => typeof part === "string").join(" ");
}

/** A scheme as `auth-schemes` writes it, with environment variables that begin with a prefix. */
function linesOf(key: string, scheme: Members, prefix: string): string[] {
  const block = (lines: readonly string[]) => [`${yamlScalar(key)}:`, ...lines.map((line) => `  ${line}`)];
  const token = ["scheme: bearer", "token:", "  name: token", `  env: ${prefix}_TOKEN`];
  switch (`${scheme.type} ${scheme.type === "http" ? String(scheme.scheme).toLowerCase() : ""}`.trim()) {
    case "oauth2": {
      const url = tokenUrlOf(scheme);
      return block(url === undefined ? token : oauthLines(url, prefix));
    }
    case "http bearer":
      return block(token);
    case "http basic":
    case "basic":
      return block(["scheme: basic", `username: { env: ${prefix}_USERNAME }`, `password: { env: ${prefix}_PASSWORD }`]);
    case "apiKey":
      return scheme.in === "header" && typeof scheme.name === "string"
        ? block([`header: ${yamlScalar(scheme.name)}`, `env: ${prefix}_API_KEY`])
        : [];
    default:
      return [];
  }
}

function oauthLines(url: string, prefix: string): string[] {
  return [
    "scheme: oauth",
    "type: client-credentials",
    `client-id-env: ${prefix}_CLIENT_ID`,
    `client-secret-env: ${prefix}_CLIENT_SECRET`,
    "get-token:",
    `  endpoint: ${yamlScalar(url)}`,
  ];
}

/** Where a client can exchange its own credentials for a token; undefined where only a person can sign in. */
function tokenUrlOf({ flows, flow, tokenUrl }: Members): string | undefined {
  const { tokenUrl: url } = flow === "application" ? { tokenUrl } : membersOf(membersOf(flows).clientCredentials);
  return typeof url === "string" && /^https?:/.test(url) ? url : undefined;
}

function isSecured(root: Members): boolean {
  const asks = (holder: Members): boolean => Array.isArray(holder.security) && holder.security.length > 0;
  const holders = ["paths", "servers", "channels", "operations"].flatMap((key) => Object.values(membersOf(root[key])));
  const inner = holders.flatMap((holder) => [holder, ...Object.values(membersOf(holder))]);
  return [root, ...inner.map(membersOf)].some(asks);
}

function serversOf(root: Members): string[] {
  if (typeof root.host === "string") return [`https://${root.host}`];
  return Object.values(membersOf(root.servers)).flatMap((server) => {
    const { url, host, protocol } = membersOf(server);
    if (typeof host === "string") return [`${typeof protocol === "string" ? protocol : "https"}://${host}`];
    return typeof url === "string" ? [url] : [];
  });
}
