import { type Calendar, CalendarClient, type WebhookEvent } from "./src/index.js";

export async function use(client: CalendarClient, notice: WebhookEvent): Promise<void> {
  const now = new Date();
  const event = await client.events.get({ at: now, since: now, days: ["2026-01-02"], ifModifiedSince: now });
  event.at satisfies Date;
  event.day satisfies string;
  event.ended_at satisfies Date | null | undefined;
  event.parts?.[0]?.repeats?.[0] satisfies Date | undefined;
  event.byCity?.["Rome"] satisfies Date | undefined;
  event.flexible satisfies Date | number | undefined;
  const created: Calendar.Instant = await client.events.create({ at: event.at, day: event.day, name: "n", parts: [event] });
  created.getTime();
  // @ts-expect-error: a text is no date.
  await client.events.get({ at: "2026-01-02T03:04:05Z" });
  for await (const { at } of client.events.list({ before: now })) at satisfies Date;
  const page = await client.events.list();
  page.response.next satisfies Date | null | undefined;
  await client.events.import({ file: "text", at: now, times: [now] });
  for (const entry of await client.events.search({ from: now, day: "2026-01-02" })) {
    if (entry.kind === "meeting") entry.value satisfies Date;
    if (entry.kind === "note") entry.value satisfies string;
  }
  for await (const { at, seen } of await client.changes.stream()) [at, seen] satisfies (Date | undefined)[];
  for await (const { data, event, id } of (await client.changes.stream()).events()) {
    data.at satisfies Date;
    [event, id] satisfies string[];
  }
  for await (const { at } of await client.changes.ticks()) at satisfies Date;
  notice.at satisfies Date;
}
