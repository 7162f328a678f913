import type { AnyCatalogue, Diagnostic } from "@sdkwright/compiler";
import { type DeliveryOutcome, deliveryCatalogue, type Plan, planText, summaryText } from "@sdkwright/delivery";
import type { Arguments } from "../command.js";
import { EXIT, type ExitCode } from "../exit.js";
import type { Io } from "../io.js";
import { exitCodeOf, type Findings, formatOf, printFindings } from "../report.js";
import { type Found, hasPlainSecret } from "./targets.js";

/** Tells what a delivery finds and does: as it happens to a person, at its end in one JSON document. */
export interface Teller {
  /** Findings that were not told before. */
  found(findings: readonly Found[]): void;
  /** Findings that were printed already, which count for the end. */
  printed(findings: readonly Findings[]): void;
  plan(plans: readonly Plan[]): void;
  step(text: string): void;
  /** The last word; gives the exit code. */
  end(outcomes: readonly DeliveryOutcome[], extra?: object): ExitCode;
}

/** Findings by the API that they are about. */
function grouped(findings: readonly Found[], catalogues: readonly AnyCatalogue[]): Findings[] {
  const groups = new Map<object, Found[]>();
  for (const one of findings) {
    const { workspace } = one.target.opened;
    groups.set(workspace, [...(groups.get(workspace) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) => {
    const opened = group[0]?.target.opened;
    const diagnostics = group.map(({ target, diagnostic }) =>
      hasPlainSecret(target) ? { ...diagnostic, secret: true as const } : diagnostic,
    );
    return opened
      ? [{ ok: true, diagnostics, sources: opened.workspace.sources, apiName: opened.apiName, catalogues }]
      : [];
  });
}

const FAILED = "Not everything was delivered. Fix the errors and run again: what is done already stays as it is.\n";

/** Tells in the form that the command line asks for. */
export function createTeller(args: Arguments, io: Io, catalogues: readonly AnyCatalogue[]): Teller {
  const isJson = formatOf(args) === "json";
  const all: Findings[] = [];
  let planned: readonly Plan[] = [];
  const strict = args.has("strict");
  const codeOf = (outcomes: readonly DeliveryOutcome[]): ExitCode => {
    const isDone = outcomes.every(({ steps }) => steps.every(({ state }) => state === "done" || state === "already"));
    return isDone ? exitCodeOf(all, strict) : EXIT.errors;
  };
  return {
    found(findings) {
      const own = grouped(findings, [deliveryCatalogue]);
      all.push(...own);
      if (!isJson && own.length > 0) printFindings(own, { format: "text", catalogues }, io);
    },
    printed: (findings) => void all.push(...findings),
    plan(plans) {
      planned = plans;
      if (!isJson && !io.quiet) io.out.write(`\nPlan\n\n${planText(plans)}`);
    },
    step: (text) => {
      if (!isJson && !io.quiet) io.err.write(text);
    },
    end(outcomes, extra = {}) {
      const code = codeOf(outcomes);
      if (isJson) {
        const deliveries = outcomes.length > 0 ? outcomes.map(dataOf) : planned.map(planData);
        printFindings(all, { format: "json", catalogues, extra: { ok: code === EXIT.ok, ...extra, deliveries } }, io);
        return code;
      }
      if (!io.quiet && outcomes.length > 0) io.out.write(`\nSummary\n\n${summaryText(outcomes)}`);
      if (code !== EXIT.ok) io.err.write(outcomes.length === 0 ? "Nothing was delivered.\n" : FAILED);
      return code;
    },
  };
}

function dataOf({ label, version, steps }: DeliveryOutcome): object {
  return { sdk: label, version, steps };
}

function planData({ label, version, steps, missing }: Plan): object {
  const planned = steps.map(({ phase, title }) => ({ phase, title, state: "planned" }));
  return { sdk: label, version, missing, steps: planned };
}

/** Whether any of the findings keeps a delivery from going on. */
export function hasErrors(findings: readonly { readonly diagnostic: Diagnostic }[]): boolean {
  return findings.some(({ diagnostic }) => diagnostic.severity === "error");
}
