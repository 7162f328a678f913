/** The explorer of an operation: a form, the request that it stands for, and the response. Loaded when it is opened. */
import { render } from "preact";
import { forgetClients } from "./explorer/client.js";
import { loadData } from "./explorer/data.js";
import { Panel } from "./explorer/panel.js";
import { forgetValues } from "./explorer/settings.js";
import { forgetTokens } from "./explorer/tokens.js";

// Browsers may keep a page that is left, and show it again to whoever goes back: without credentials.
addEventListener("pagehide", () => {
  forgetValues();
  forgetClients();
  forgetTokens();
});

export async function openExplorer(place: HTMLElement): Promise<void> {
  const { operation = "", source = "" } = place.dataset;
  const opener = place.querySelector("button.open");
  try {
    const { api, resource } = await loadData(source);
    const data = resource.operations[operation];
    if (data === undefined) throw new Error("The site has no data for this operation");
    const root = document.createElement("div");
    place.append(root);
    const close = (): void => {
      render(null, root);
      root.remove();
      opener?.removeAttribute("disabled");
      if (opener instanceof HTMLElement) opener.focus();
    };
    render(<Panel api={api} operation={data} resource={resource} onClose={close} />, root);
    root.querySelector<HTMLElement>("input, select, textarea, button")?.focus();
  } catch (error) {
    opener?.removeAttribute("disabled");
    const problem = document.createElement("p");
    problem.className = "problem";
    problem.setAttribute("role", "alert");
    problem.textContent = error instanceof Error ? error.message : String(error);
    place.append(problem);
  }
}
