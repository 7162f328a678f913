import type { Config } from "@sdkwright/config";
import type { Api, Operation, OperationId, ReadmeInfo, Report } from "@sdkwright/plugin-api";
import { indexEndpoints, nearestEndpoint, reportAmbiguous } from "../apply/endpoints.js";
import { compilerCatalogue } from "../catalogue.js";

type Shown = Config["readme"]["features"][number]["endpoints"][number];

/**
 * What the configuration asks of one SDK's README. References are resolved against the whole API, where one that finds
 * nothing is reported; what this SDK leaves out of it is not shown.
 */
export function readmeInfo(config: Config, whole: Api, special: Api, report: Report): ReadmeInfo {
  const { readme } = config;
  const index = indexEndpoints(whole);
  const resolve = ({ reference, at, stream }: Shown): OperationId[] => {
    const found = index.find(reference);
    if (found.length === 0) {
      const params = { reference, ...nearestEndpoint(index, reference) };
      const location = { document: config.file, pointer: at };
      report(compilerCatalogue.create("readme-endpoint", params, { location }));
    }
    reportAmbiguous({ reference, found }, whole, { document: config.file, pointer: at }, report);
    const kept = found.filter((id) => special.operations[id] !== undefined);
    const wanted = kept.find((id) => streams(special.operations[id]) === stream) ?? kept[0];
    if (stream && wanted !== undefined && !streams(special.operations[wanted])) {
      const location = { document: config.file, pointer: at };
      report(compilerCatalogue.create("no-stream", { reference }, { location }));
    }
    return wanted === undefined ? [] : [wanted];
  };
  const { bannerLink, introduction, apiReferenceLink, apiName, defaultEndpoint } = readme;
  const [defaultOperation] = defaultEndpoint ? resolve(defaultEndpoint) : [];
  const features = readme.features.map(({ name, endpoints }) => ({ name, operations: endpoints.flatMap(resolve) }));
  return {
    minimal: readme.exampleStyle === "minimal",
    disabledSections: new Set(readme.disabledSections),
    features: features.filter(({ operations }) => operations.length > 0),
    customSections: readme.customSections.map(({ at, ...section }) => ({
      ...section,
      location: { document: config.file, pointer: `${at}/content` },
    })),
    ...(bannerLink !== undefined && { bannerLink }),
    ...(introduction !== undefined && { introduction }),
    ...(apiReferenceLink !== undefined && { apiReferenceLink }),
    ...(apiName !== undefined && { apiName }),
    ...(defaultOperation !== undefined && { defaultOperation }),
  };
}

/** Of two methods of one endpoint, the one that streams is told from the other by what it gives back. */
function streams(operation: Operation | undefined): boolean {
  if (operation?.kind !== "http") return false;
  const kind = operation.responses[0]?.contents[0]?.kind;
  return kind === "sse" || kind === "jsonl";
}
