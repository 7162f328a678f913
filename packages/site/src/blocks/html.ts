import { type Content, Html, html } from "../html.js";
import type { Highlight } from "../markdown/highlight.js";
import type { Markdown } from "../markdown/markdown.js";
import type { Block, Inline, Row, Sample } from "./blocks.js";

/** What blocks are printed with. */
export interface Printing {
  readonly markdown: Markdown;
  readonly highlight: Highlight;
  /** Of samples of calls. */
  readonly highlightSample: Highlight;
  /** Makes a path from the root of the site relative to the page. */
  readonly link: (path: string) => string;
}

export function inlineHtml(parts: readonly Inline[], { link }: Pick<Printing, "link">): Content {
  return parts.map(({ text, code, href }) => {
    const shown = code ? html`<code>${text}</code>` : html`${text}`;
    return href === undefined ? shown : html`<a href="${link(href)}">${shown}</a>`;
  });
}

function rowHtml(row: Row, printing: Printing): Content {
  const { name, type, required, deprecated, text, facts = [] } = row;
  return html`<div class="row"><dt><code>${name}</code> <span class="type">${inlineHtml(type, printing)}</span>${
    required && html` <span class="required">required</span>`
  }${deprecated && html` <span class="remark">deprecated</span>`}</dt><dd>${
    text !== undefined && printing.markdown(text)
  }${facts.length > 0 && html`<p class="facts">${facts.join(" ")}</p>`}</dd></div>`;
}

function sampleHtml({ key, title, fence, parts, signature }: Sample, { highlightSample }: Printing): Content {
  const declared = signature !== undefined && html`<p class="signature"><code>${signature}</code></p>`;
  const code = new Html(parts.map((part) => highlightSample(part, fence).text).join("\n"));
  return html`<section data-lang="${key}"><h5>${title}</h5>${declared}<pre tabindex="0"><code>${code}</code></pre></section>`;
}

function headingHtml(block: Extract<Block, { kind: "heading" }>, printing: Printing): Content {
  const { level, text, id, note } = block;
  const shown = inlineHtml(text, printing);
  const linked = id === undefined ? shown : html`<a class="anchor" href="#${encodeURIComponent(id)}">${shown}</a>`;
  const content = html`${linked}${note !== undefined && html` <span class="remark">${note}</span>`}`;
  const attributes = id === undefined ? "" : html` id="${id}"`;
  switch (level) {
    case 1:
      return html`<h1${attributes}>${content}</h1>`;
    case 2:
      return html`<h2${attributes}>${content}</h2>`;
    case 3:
      return html`<h3${attributes}>${content}</h3>`;
    default:
      return html`<h4${attributes}>${content}</h4>`;
  }
}

/** A block as HTML. */
export function blockHtml(block: Block, printing: Printing): Content {
  switch (block.kind) {
    case "heading":
      return headingHtml(block, printing);
    case "prose":
      return printing.markdown(block.markdown);
    case "guide":
      return block.html;
    case "line":
      return html`<p>${inlineHtml(block.text, printing)}</p>`;
    case "endpoint":
      return html`<p class="endpoint"><b class="${block.method.toLowerCase()}">${block.method}</b> <code>${block.path}</code></p>`;
    case "rows":
      return html`<h4>${block.title}</h4><dl>${block.rows.map((row) => rowHtml(row, printing))}</dl>`;
    case "list":
      return html`<ul>${block.items.map((item) => html`<li>${inlineHtml(item, printing)}</li>`)}</ul>`;
    case "samples":
      return html`<div class="samples">${block.samples.map((sample) => sampleHtml(sample, printing))}</div>`;
    case "code":
      return html`${block.title && html`<h4>${block.title}</h4>`}<pre tabindex="0"><code>${printing.highlight(block.code, block.fence)}</code></pre>`;
    case "try":
      return html`<div class="try" data-operation="${block.operation}" data-source="${printing.link(block.data)}"></div>`;
    default:
      return block satisfies never;
  }
}
