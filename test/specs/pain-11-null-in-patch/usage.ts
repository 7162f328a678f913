import { PatchedClient } from "./src/index.js";

const { users } = new PatchedClient();

export const changes: readonly unknown[] = [
  users.update({ id: "1" }),
  users.update({ id: "1", phone: null, age: null, address: null, roles: null, labels: { old: null } }),
  users.update({ id: "1", address: { city: null } }),
  // @ts-expect-error: a name cannot be removed.
  users.update({ id: "1", name: null }),
];
