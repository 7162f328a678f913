import { createCollector, formatText, sortDiagnostics } from "@sdkwright/diagnostics";
import { createLocator, createMemorySources } from "@sdkwright/source";
import { loadConfig } from "../src/index.js";

/** What loading a generators.yml reports: each finding with its place and the text that is marked, and all as text. */
export function problems(text: string) {
  const collector = createCollector();
  const sources = createMemorySources({ "generators.yml": text }, collector.report);
  loadConfig(sources, "generators.yml", collector.report);
  const locate = createLocator(sources);
  const list = sortDiagnostics(collector.list, locate).map((diagnostic) => {
    const place = diagnostic.location && locate(diagnostic.location);
    return {
      ...diagnostic,
      place: place && `${place.line}:${place.column}`,
      marked: place?.lineText.slice(place.column - 1, (place.endColumn ?? 0) - 1),
    };
  });
  return { list, text: formatText(sortDiagnostics(collector.list, locate), { locate }) };
}
