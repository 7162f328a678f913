import { type Ledger, LedgerClient, type WebhookEvent } from "./src/index.js";

export async function use(client: LedgerClient, event: WebhookEvent): Promise<void> {
  const account = await client.accounts.get({ id: 9007199254740993n, since: 1n, xShards: [7n], depth: 2 });
  account.id satisfies bigint;
  account.rank satisfies number;
  account.balance satisfies bigint | null | undefined;
  account.rate satisfies number | undefined;
  account.code satisfies string | bigint | undefined;
  account.parents[0]?.totals["all"] satisfies bigint | undefined;
  const span: Ledger.Span = [1n, 2];
  const created = await client.accounts.create({ id: account.id, rank: 1, parents: [], totals: { a: 5n }, span });
  created satisfies bigint;
  // @ts-expect-error: a number may be rounded before it gets here.
  await client.accounts.get({ id: 9007199254740991 });
  for (const entry of await client.entries.list()) {
    if (entry.kind === "debit") entry.value satisfies bigint;
    if (entry.kind === "note") entry.value satisfies number;
  }
  event.at satisfies bigint;
}
