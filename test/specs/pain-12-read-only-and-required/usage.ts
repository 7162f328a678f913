import { type ReadOnly, ReadOnlyClient } from "./src/index.js";

export async function create(): Promise<readonly string[]> {
  const user = await new ReadOnlyClient().users.createUser({ name: "Ann", password: "secret" });
  return [user.id, user.name];
}

export function idsOf(team: ReadOnly.Team): readonly string[] {
  return [team.id, team.createdAt, team.lead.id, ...team.members.map(({ id }) => id)];
}
