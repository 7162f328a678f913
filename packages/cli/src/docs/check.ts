import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadDocs } from "@sdkwright/compiler";
import type { Session } from "../session.js";

/** Beside generators.yml, or beside the folder `apis` that it is in. */
const PLACES = ["docs.yml", "../../docs.yml"];

/** Checks the docs.yml of a workspace, where there is one, as far as it is about APIs. */
export function checkDocs([session]: readonly Session[]): void {
  if (session === undefined) return;
  const { apiName, workspace } = session;
  const { diagnostics, sources } = workspace;
  const places = apiName === undefined ? PLACES.slice(0, 1) : PLACES;
  const file = places.find((place) => existsSync(join(sources.root, place)));
  if (file !== undefined) loadDocs(sources, file, diagnostics.report);
}
