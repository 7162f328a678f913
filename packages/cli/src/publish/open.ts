import { join } from "node:path";
import type { Checkouts, Diagnostic, Workspace } from "@sdkwright/compiler";
import {
  type Clone,
  cloneDestination,
  type Destination,
  deliveryCatalogue,
  GitFailure,
  type Locked,
  openDestination,
  skippedTeams,
} from "@sdkwright/delivery";
import type { Io } from "../io.js";
import { type Found, gitDeliveryOf, type SdkTarget } from "./targets.js";

/** The repositories of a run, cloned. */
export interface Repositories {
  readonly clones: ReadonlyMap<SdkTarget, Clone>;
  /** What was found, with the API that it is about. */
  readonly findings: readonly Found[];
}

/** Where an SDK goes, with what that takes. */
export interface Opened {
  readonly target: SdkTarget;
  readonly destination: Destination;
}

/** Where SDKs go, as far as that is known without contacting anybody. */
export interface Destinations {
  readonly opened: readonly Opened[];
  /** Repositories that cannot be read for want of a token. */
  readonly locked: ReadonlyMap<SdkTarget, Locked>;
  readonly findings: readonly Found[];
}

/** Settles where SDKs go. Contacts nobody. A dry run does without tokens. */
export function openDestinations(targets: readonly SdkTarget[], io: Io, isDry: boolean): Destinations {
  const findings: Found[] = [];
  const locked = new Map<SdkTarget, Locked>();
  const opened = targets.flatMap((target): Opened[] => {
    const delivery = gitDeliveryOf(target);
    if (!delivery) return [];
    const destination = openDestination(delivery, io.env);
    if ("mode" in destination) return [{ target, destination }];
    if (destination.locked) locked.set(target, destination.locked);
    if (destination.locked && isDry) return [];
    findings.push(...destination.findings.map((diagnostic) => ({ target, diagnostic })));
    return [];
  });
  return { opened, locked, findings: [...findings, ...sharedBranches(opened)] };
}

/** Clones every repository of a run into a private folder, and reports all that cannot be cloned. */
export async function cloneAll(opened: readonly Opened[], scratch: string, io: Io): Promise<Repositories> {
  const findings: Found[] = [];
  const clones = new Map<SdkTarget, Clone>();
  for (const [index, { target, destination }] of opened.entries()) {
    const clone = await cloneOf(destination, join(scratch, `clone-${index}`), io);
    const found = "findings" in clone ? clone.findings : [...clone.warnings, ...skippedTeams(clone)];
    findings.push(...found.map((diagnostic) => ({ target, diagnostic })));
    if (!("findings" in clone)) clones.set(target, clone);
  }
  // By now the default branch has a name, which another SDK may have given.
  const settled = [...clones].map(([target, { destination, base }]) => ({
    target,
    destination: { ...destination, branch: base },
  }));
  return { clones, findings: [...findings, ...sharedBranches(settled)] };
}

async function cloneOf(destination: Destination, folder: string, io: Io) {
  try {
    return await cloneDestination(destination, folder, io.env);
  } catch (error) {
    return { findings: [failureOf(destination, error)] };
  }
}

/** A local git command failed: for want of space, or because git is too old. */
export function failureOf({ shown, location }: Destination, error: unknown): Diagnostic {
  if (!(error instanceof GitFailure)) throw error;
  const params = { repository: shown, action: "work in the clone of", reason: error.message };
  return deliveryCatalogue.create("git-failed", params, { location });
}

/** Each SDK takes a whole branch. */
function sharedBranches(opened: readonly Opened[]): Found[] {
  const owners = new Map<string, string>();
  return opened.flatMap(({ target, destination: { access, branch = "", shown, label, location } }) => {
    const key = `${access.url.replace(/(?:\.git)?\/*$/, "").toLowerCase()}#${branch}`;
    const other = owners.get(key);
    owners.set(key, label);
    if (other === undefined) return [];
    const params = { repository: branch === "" ? shown : `\`${branch}\` of ${shown}`, label, other };
    return [{ target, diagnostic: deliveryCatalogue.create("same-branch", params, { location }) }];
  });
}

/** The clones of one API, as the compiler takes them. */
export function checkoutsOf({ clones }: Repositories, workspace: Workspace): Checkouts {
  const own = [...clones].filter(([{ opened }]) => opened.workspace === workspace);
  return Object.fromEntries(
    own.map(([{ generator }, { folder, destination }]) => [generator.at, { folder, label: destination.shown }]),
  );
}
