import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

const servers: Server[] = [];

/** Starts a server on a free port; gives its URL, without a slash at the end. {@link closeServers} ends it. */
export async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Ends all servers that {@link listen} has started, and their connections. */
export function closeServers(): void {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
}
