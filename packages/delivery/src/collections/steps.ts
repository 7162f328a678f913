import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OutputConfig } from "@sdkwright/config";
import type { Diagnostic, Location } from "@sdkwright/diagnostics";
import { deliveryCatalogue } from "../catalogue.js";
import { HostError, helpOf } from "../hosts/host.js";
import { type Environment, secretValue } from "../secrets.js";
import type { Step, StepResult } from "../step.js";
import { mergeCollection } from "./merge.js";
import { type CollectionDocument, type CollectionService, collectionService, serviceUrl } from "./service.js";
import { readUploaded, type Uploaded, writeUploaded } from "./uploaded.js";

/** Where a collection goes. */
export type WorkspaceOutput = Extract<OutputConfig, { readonly location: "collections-workspace" }>;

export interface CollectionOptions {
  readonly label: string;
  readonly output: WorkspaceOutput;
  /** Absolute path of the generated files. What was uploaded is remembered in its state. */
  readonly folder: string;
  readonly env: Environment;
  readonly mask: (text: string) => string;
  readonly location: Location;
}

/** Places of the collection in an output folder: of the generator of collections itself, and beside the SDK of a language. */
const FILES = ["collection.json", "collection/collection.json"] as const;

/** What the steps of one delivery tell each other. */
interface Upload {
  readonly options: CollectionOptions;
  readonly service: CollectionService;
  readonly url: string;
  generated: CollectionDocument | undefined;
}

const failed = (finding: Diagnostic): StepResult => ({ state: "failed", findings: [finding] });

/** Turns what the service refuses into a finding. */
async function attempt({ options, url }: Upload, action: string, work: () => Promise<StepResult>): Promise<StepResult> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    const params = { action, url, reason: options.mask(error.message) };
    return failed(
      deliveryCatalogue.create("workspace-failed", params, { location: options.location, ...helpOf(error) }),
    );
  }
}

function readCollection(folder: string): CollectionDocument | undefined {
  for (const file of FILES) {
    try {
      return JSON.parse(readFileSync(join(folder, file), "utf8")) as CollectionDocument;
    } catch {
      // The other place may have it.
    }
  }
  return undefined;
}

function fileStep(upload: Upload): Step {
  const { label, folder, location } = upload.options;
  const run = async (): Promise<StepResult> => {
    upload.generated = readCollection(folder);
    const params = { label, file: FILES[0] };
    return upload.generated
      ? { state: "done" }
      : failed(deliveryCatalogue.create("collection-missing", params, { location }));
  };
  return { phase: "check", title: "Read the generated collection", run };
}

/** The collection to update: that of the configuration, else the one that an earlier delivery created. */
function targetOf({ options: { output, folder } }: Upload): {
  readonly id: string | undefined;
  readonly last: Uploaded | undefined;
} {
  const uploaded = readUploaded(folder, output.workspaceId);
  const id = output.collectionId ?? uploaded?.collection;
  return { id, last: uploaded?.collection === id ? uploaded : undefined };
}

function nameOf(collection: CollectionDocument | undefined): string {
  return String((collection?.info as { readonly name?: unknown } | undefined)?.name ?? "");
}

function checkStep(upload: Upload): Step {
  const { output, location } = upload.options;
  const { workspaceId: workspace } = output;
  const look = async (): Promise<StepResult> => {
    const listed = await upload.service.list(workspace);
    if (!listed) return failed(deliveryCatalogue.create("workspace-unknown", { workspace }, { location }));
    const { id } = targetOf(upload);
    if (id === undefined) {
      const name = nameOf(upload.generated);
      const found = listed.find((one) => one.name === name);
      if (!found) return { state: "done" };
      return failed(deliveryCatalogue.create("collection-exists", { name, collection: found.id }, { location }));
    }
    if (await upload.service.read(id)) return { state: "done" };
    return failed(deliveryCatalogue.create("collection-unknown", { collection: id }, { location }));
  };
  const run = () => attempt(upload, "show the workspace", look);
  return { phase: "check", title: `Ask ${upload.url} for the workspace ${workspace}`, run };
}

async function create(upload: Upload, generated: CollectionDocument): Promise<StepResult> {
  const { output, folder } = upload.options;
  const { workspaceId: workspace } = output;
  const collection = await upload.service.create(workspace, generated);
  writeUploaded(folder, { workspace, collection, generated });
  return { state: "done", note: `add \`collection-id: ${collection}\` to \`output\`` };
}

async function update(
  upload: Upload,
  id: string,
  generated: CollectionDocument,
  last: Uploaded | undefined,
): Promise<StepResult> {
  const { output, folder, location } = upload.options;
  const remote = await upload.service.read(id);
  if (!remote) return failed(deliveryCatalogue.create("collection-unknown", { collection: id }, { location }));
  const { value, isSame, kept } = mergeCollection(remote, generated, last?.generated);
  if (!isSame) await upload.service.update(id, value);
  writeUploaded(folder, { workspace: output.workspaceId, collection: id, generated });
  if (isSame) return { state: "already", note: "the workspace has it" };
  return {
    state: "done",
    ...(kept.length > 0 && { note: `edits of the workspace stay: ${kept.slice(0, 5).join(", ")}` }),
  };
}

function uploadStep(upload: Upload): Step {
  const { output, label } = upload.options;
  const { id } = targetOf(upload);
  const title =
    id === undefined
      ? `Create the collection of ${label} in the workspace ${output.workspaceId}`
      : `Update the collection ${id} in the workspace ${output.workspaceId}`;
  const work = async (): Promise<StepResult> => {
    const generated = upload.generated ?? readCollection(upload.options.folder) ?? {};
    const { id: now, last } = targetOf(upload);
    return now === undefined ? await create(upload, generated) : await update(upload, now, generated, last);
  };
  return { phase: "effect", title, run: () => attempt(upload, "take the collection", work) };
}

/** The steps that bring a collection to its workspace. A collection that is there is updated in place. */
export function collectionSteps(options: CollectionOptions): readonly Step[] {
  const url = serviceUrl(options.env);
  const service = collectionService(url, secretValue(options.output.apiKey, options.env) ?? "");
  const upload: Upload = { options, service, url, generated: undefined };
  return [fileStep(upload), checkStep(upload), uploadStep(upload)];
}
