import { existsSync } from "node:fs";
import { join } from "node:path";
import { type DocsConfig, loadDocs, type Report } from "@sdkwright/compiler";
import type { Session } from "../session.js";

/** Beside generators.yml, or beside the folder `apis` that it is in. */
const PLACES = ["docs.yml", "../../docs.yml"];

/** The docs.yml of a workspace, where there is one, and where its findings go. */
export function docsOf([session]: readonly Session[], report?: Report): DocsConfig | undefined {
  if (session === undefined) return undefined;
  const { apiName, workspace } = session;
  const { diagnostics, sources } = workspace;
  const places = apiName === undefined ? PLACES.slice(0, 1) : PLACES;
  const file = places.find((place) => existsSync(join(sources.root, place)));
  return file === undefined ? undefined : loadDocs(sources, file, report ?? diagnostics.report);
}
