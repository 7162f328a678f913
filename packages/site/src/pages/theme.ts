import type { DocsConfig, LightAndDark } from "@sdkwright/config";

function rules(variables: readonly (readonly [name: string, value: string | undefined])[]): string {
  return variables.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}:${value}`])).join(";");
}

/** The style sheet of a site with colours of its own; empty without any. Only hexadecimal colours come here. */
export function themeStyles({ accent, background }: Pick<DocsConfig, "accent" | "background">): string {
  const of = (side: keyof LightAndDark): string =>
    rules([
      ["accent", accent?.[side]],
      ["back", background?.[side]],
    ]);
  const [light, dark] = [of("light"), of("dark")];
  const system = `@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`;
  return [
    ...(light === "" ? [] : [`:root,:root[data-theme=light]{${light}}`]),
    ...(dark === "" ? [] : [system, `:root[data-theme=dark]{${dark}}`]),
  ].join("");
}
