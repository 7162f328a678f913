/** What a repository has, as it says itself. */
export interface Remote {
  /** Name of the default branch, where it exists. */
  readonly head?: string;
  /** Branch -> commit. */
  readonly branches: ReadonlyMap<string, string>;
  /** Tag -> commit, for annotated tags too. */
  readonly tags: ReadonlyMap<string, string>;
}

/** Reads what `git ls-remote --symref` prints. */
export function readRemote(text: string): Remote {
  const branches = new Map<string, string>();
  const tags = new Map<string, string>();
  let head: string | undefined;
  for (const line of text.split("\n")) {
    const [value = "", ref = ""] = line.split("\t");
    if (ref === "HEAD" && value.startsWith("ref: refs/heads/")) head = value.slice("ref: refs/heads/".length);
    else if (ref.startsWith("refs/heads/")) branches.set(ref.slice("refs/heads/".length), value);
    // The commit of an annotated tag comes after the tag itself.
    else if (ref.startsWith("refs/tags/")) tags.set(ref.slice("refs/tags/".length).replace(/\^\{\}$/, ""), value);
  }
  const exists = head !== undefined && branches.has(head);
  return { ...(exists && head !== undefined && { head }), branches, tags };
}
