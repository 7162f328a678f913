// What `npm test` says of costs: CPU seconds of each language's row and of what all languages share, which rows were skipped,
// and how many verdicts of earlier runs were taken over.

/** How many languages the whole project has planned for: the tests have to bear them. */
const LANGUAGES = 8;

/** Test files of a backend and its runtime belong to its language, as those of a row do. */
const OF_LANGUAGE = /^(?:plugins\/backend-|test\/languages\/)(\w+)\//;

/** The report on the events that tests have noted (packages/testkit/src/costs.ts), one a line. */
export function costReport(lines) {
  const events = lines.filter((line) => line !== "").map((line) => JSON.parse(line));
  const ofKind = (kind) => events.filter((event) => event.kind === kind);
  if (ofKind("file").length === 0) return ["nothing had to run", ...skippedRows(ofKind("skipped"))].join("\n");
  const rows = new Map();
  const add = (language, seconds) => rows.set(language, (rows.get(language) ?? 0) + seconds);
  for (const { language, seconds } of ofKind("row")) add(language, seconds);
  let all = 0;
  for (const { file, seconds } of ofKind("file")) {
    all += seconds;
    const language = OF_LANGUAGE.exec(file)?.[1];
    if (language !== undefined) add(language, seconds);
  }
  const ofRows = [...rows.values()].reduce((sum, seconds) => sum + seconds, 0);
  const common = Math.max(0, all - ofRows);
  const mean = rows.size === 0 ? 0 : ofRows / rows.size;
  const sum = (name) => ofKind("verdicts").reduce((total, event) => total + event[name], 0);
  return [
    ...[...rows].sort().map(([language, seconds]) => `${language}: ${format(seconds)}`),
    `common part: ${format(common)}`,
    `${LANGUAGES} languages at this rate: ${format(common + LANGUAGES * mean)}`,
    `verdicts: ${sum("reused")} of earlier runs reused, ${sum("asked")} asked (FRESH=1 asks all)`,
    ...skippedRows(ofKind("skipped")),
  ].join("\n");
}

function skippedRows(events) {
  const reasons = new Map(events.map(({ language, reason }) => [language, reason]));
  return [...reasons].map(
    ([language, reason]) => `!!! SKIPPED: all tests of ${language} that need its toolchain: ${reason}`,
  );
}

function format(seconds) {
  return `${Math.round(seconds)} CPU s`;
}
