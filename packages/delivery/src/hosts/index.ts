import type { Host, HostAddress } from "./host.js";

export * from "./comment.js";
export * from "./host.js";

/** Opens the API of a host. Its client is loaded now: most runs of the command line need none. */
export async function openHost(address: HostAddress): Promise<Host> {
  switch (address.kind) {
    case "github":
      return (await import("./github.js")).githubHost(address);
    case "gitlab":
      return (await import("./gitlab.js")).gitlabHost(address);
    case "gitea":
      return (await import("./gitea.js")).giteaHost(address);
    default:
      return address.kind satisfies never;
  }
}
