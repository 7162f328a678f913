/**
 * Whether an SDK has the shape that came with an edition: `since(packageInfo.edition, "2027-03")`. Whoever changes the
 * shape of emitted code asks this, and keeps emitting the old shape where the answer is no. No edition is the first one.
 */
export function since(edition: string | undefined, first: string): boolean {
  return edition !== undefined && edition >= first;
}
