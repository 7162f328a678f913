import { type Ledger, LedgerClient, type WebhookEvent } from "./src/index.js";

export async function use(client: LedgerClient, event: WebhookEvent): Promise<void> {
  const account = await client.accounts.get({ id: "9007199254740993", since: "1", xShards: ["7"], depth: 2 });
  account.id satisfies string;
  account.rank satisfies number;
  account.balance satisfies string | null | undefined;
  account.rate satisfies number | undefined;
  account.code satisfies string | undefined;
  account.parents[0]?.totals["all"] satisfies string | undefined;
  const span: Ledger.Span = ["1", 2];
  const created = await client.accounts.create({ id: account.id, rank: 1, parents: [], totals: { a: "5" }, span });
  created satisfies string;
  // @ts-expect-error: a number may be rounded before it gets here.
  await client.accounts.get({ id: 9007199254740991 });
  for (const entry of await client.entries.list()) {
    if (entry.kind === "debit") entry.value satisfies string;
    if (entry.kind === "note") entry.value satisfies number;
  }
  event.at satisfies string;
}
