import { type Api, applyPlugin, createCompiler, type Sdk, type SdkStyle, sdkOf } from "@sdkwright/compiler";
import { ROWS } from "../languages/index.js";
import { PLUGINS } from "./compile.js";

/** A style, and the languages that have it. */
interface UsedStyle {
  readonly style: SdkStyle;
  readonly languages: readonly string[];
}

/** The distinct styles of the backends, that of most languages first. */
function usedStyles(): readonly UsedStyle[] {
  const compiler = createCompiler();
  for (const plugin of PLUGINS) applyPlugin(plugin, compiler);
  const styles = new Map<string, { style: SdkStyle; languages: string[] }>();
  for (const { key, generator } of ROWS) {
    const style = compiler.hooks.backend.call(generator.name)?.style;
    if (style === undefined) throw new Error(`No backend answers to ${generator.name}`);
    const text = JSON.stringify(Object.entries(style).sort());
    const used = styles.get(text) ?? { style, languages: [] };
    used.languages.push(key);
    styles.set(text, used);
  }
  return [...styles.values()].sort((one, other) => other.languages.length - one.languages.length);
}

const [FIRST, ...OTHERS] = usedStyles() as [UsedStyle, ...UsedStyle[]];

/** A value as lines, one for each text, number or flag in it, with the path to it. */
function linesOf(value: unknown, path = ""): readonly string[] {
  if (typeof value !== "object" || value === null) return [`${path} = ${JSON.stringify(value)}`];
  const entries = Object.entries(value);
  if (entries.length === 0) return [`${path} = ${JSON.stringify(value)}`];
  return entries.flatMap(([key, inner]) => linesOf(inner, `${path}/${key}`));
}

/** What is decided in a style: the model, and the types that the style changes. */
function decisions({ api: { types }, style: _, ...sdk }: Sdk): readonly string[] {
  return [...linesOf(sdk), ...linesOf(types, "/api/types")];
}

/** The model of an API's SDKs in the style of most languages. The API itself is recorded beside it. */
export function modelText(api: Api): string {
  const { api: _, ...sdk } = sdkOf(api, FIRST.style);
  return `${JSON.stringify(sdk, null, 2)}\n`;
}

/** How the model in each of the other styles differs from that of {@link modelText}: lines that go, and lines that come. */
export function stylesText(api: Api): string {
  const first = decisions(sdkOf(api, FIRST.style));
  const sections = OTHERS.map(({ style, languages }) => {
    const lines = decisions(sdkOf(api, style));
    const [old, own] = [new Set(first), new Set(lines)];
    const gone = first.filter((line) => !own.has(line)).map((line) => `- ${line}`);
    const added = lines.filter((line) => !old.has(line)).map((line) => `+ ${line}`);
    return [`==== ${languages.join(", ")}: ${JSON.stringify(style)}`, ...gone, ...added, ""].join("\n");
  });
  return sections.join("");
}
