/** A repository, by the parts of its address. */
export interface Repository {
  /** Host and everything below it: `github.com/acme/acme-go`. */
  readonly path: string;
  /** The first two steps below the host; absent where the address is shorter. */
  readonly owner?: string;
  readonly name?: string;
}

/** Reads an address: `https://github.com/acme/acme-go.git` and `git@github.com:acme/acme-go` are one repository. */
export function readRepository(address: string): Repository {
  const path = address
    .trim()
    .replace(/^[a-z+]+:\/\//i, "")
    .replace(/^[^@/]+@/, "")
    .replace(":", "/")
    .replace(/\/+$/, "")
    .replace(/\.git$/, "");
  const [, owner, name] = path.split("/");
  return { path, ...(owner !== undefined && name !== undefined && { owner, name }) };
}
