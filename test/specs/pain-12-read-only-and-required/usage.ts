import { type ReadOnly, ReadOnlyClient } from "./src/index.js";

// A type that is sent and received demands nothing that only one direction carries.
export async function create(): Promise<readonly (string | undefined)[]> {
  const user = await new ReadOnlyClient().users.create({ name: "Ann", password: "secret" });
  return [user.id, user.name];
}

export function idsOf(team: ReadOnly.Team): readonly (string | undefined)[] {
  return [team.id, team.createdAt, team.lead.id, ...team.members.map(({ id }) => id)];
}
