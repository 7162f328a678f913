/** Text that is HTML already. Everything else that goes into HTML is escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What a template takes: text, which is escaped, HTML, or nothing. */
export type Content = Html | string | number | undefined | false | readonly Content[];

const ESCAPES: { readonly [character: string]: string } = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const special = /[&<>"']/g;

/** Text as content or as the value of a quoted attribute. */
export function escaped(text: string): string {
  return text.replace(special, (character) => ESCAPES[character] ?? "");
}

function printed(content: Content): string {
  if (content instanceof Html) return content.text;
  if (Array.isArray(content)) return content.map(printed).join("");
  if (content === undefined || content === false) return "";
  return escaped(String(content));
}

/** HTML of a template, whose values are escaped unless they are HTML. */
export function html(template: TemplateStringsArray, ...values: readonly Content[]): Html {
  return new Html(template.reduce((text, part, index) => text + printed(values[index - 1]) + part));
}
