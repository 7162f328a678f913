/** What `init` tells of a definition in the file that it writes. */
export interface DefinitionFacts {
  readonly title: string | undefined;
  /** `key (http bearer)` for each security scheme. */
  readonly schemes: readonly string[];
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
