/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "chain_blockNumber",
    {
      call: (client) => client.chain.blockNumber(),
      request: { method: "POST", path: "/" },
      rpc: "chain_blockNumber",
      reply: { status: 200, type: "application/json", body: '"text"' },
      result: "json",
    },
  ],
  [
    "chain_syncing",
    {
      call: (client) => client.chain.syncing(),
      request: { method: "POST", path: "/" },
      rpc: "chain_syncing",
      reply: { status: 200, type: "application/json", body: "true" },
      result: "json",
    },
  ],
];
