import { type DeliveryOutcome, openScratch, runDeliveries } from "@sdkwright/delivery";
import type { ExitCode } from "../exit.js";
import { cloneAll, openDestinations } from "./open.js";
import { type Planned, planned } from "./planned.js";
import type { DeliverRequest } from "./request.js";
import { earlyFindings, isDelivered, nothingToDeliver } from "./targets.js";
import { hasErrors, type Teller } from "./teller.js";

/** Delivers SDKs: first what can fail without a trace, of all of them, then the rest. */
export async function deliver(request: DeliverRequest): Promise<ExitCode> {
  const { targets, io, teller } = request;
  const [first] = targets;
  if (first && !targets.some(isDelivered)) {
    const nothing = { target: first, diagnostic: nothingToDeliver(targets) };
    teller.found([nothing]);
    return teller.end([]);
  }
  const isDry = request.args.has("dry-run");
  const { opened, locked, findings } = openDestinations(targets, io, isDry);
  const early = [...(isDry ? [] : earlyFindings(targets, io)), ...findings];
  teller.found(early);
  if (hasErrors(early)) return teller.end([]);
  const scratch = openScratch();
  try {
    const repositories = await cloneAll(opened, scratch.folder, io);
    teller.found(repositories.findings);
    if (hasErrors(repositories.findings)) return teller.end([]);
    const made = await request.make(repositories);
    const { clones } = repositories;
    const deliveries = made && (await planned(made, { ...request, clones, locked, scratch: scratch.folder }));
    if (!deliveries) return teller.end([], request.extra?.());
    return teller.end(await runAll(deliveries, request), request.extra?.());
  } finally {
    scratch.remove();
  }
}

/** Shows the plan and carries it out; with `--dry-run` only checks that leave no trace and contact no registry. */
async function runAll(
  deliveries: readonly Planned[],
  { args, io, teller }: DeliverRequest,
): Promise<readonly DeliveryOutcome[]> {
  teller.plan(deliveries.map(({ plan }) => plan));
  if (args.has("dry-run")) {
    const checks = await runDeliveries(deliveries.map((one) => ({ ...one, steps: one.dryChecks })));
    tellFailures(checks, deliveries, teller);
    return [];
  }
  let isStopped = false;
  void io.interrupted?.().then(() => {
    isStopped = true;
    io.err.write("Stopping after this step. Press Ctrl-C again to stop at once.\n");
  });
  const outcomes = await runDeliveries(deliveries, {
    isStopped: () => isStopped,
    onStep: ({ label }, { title, state }) => teller.step(`${label}: ${title}: ${state}\n`),
  });
  tellFailures(outcomes, deliveries, teller);
  return outcomes;
}

function tellFailures(outcomes: readonly DeliveryOutcome[], deliveries: readonly Planned[], teller: Teller): void {
  teller.found(
    outcomes.flatMap(({ findings }, index) => {
      const target = deliveries[index]?.target;
      return target ? findings.map((diagnostic) => ({ target, diagnostic })) : [];
    }),
  );
}
