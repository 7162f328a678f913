import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startBookshop } from "../../packages/cli/example/server.mjs";
import { click, fill, picture, serveSite, startChromium, until } from "./browse.js";

const folder = process.argv[2]!;
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((e) => e.isFile())
  .map((e) => {
    const path = join(e.parentPath, e.name);
    return { path: path.slice(folder.length + 1), content: readFileSync(path) };
  });
const site = await serveSite(files);
const shop = await startBookshop(4010).catch(() => undefined);
const browser = await startChromium();
const page = await browser.open(`http://localhost:4555/reference/books.html`);
try {
  await until(page, `document.querySelector(".try button")`);
  await picture(page, "/tmp/shot-light.png", { width: 1280, height: 900 });
  await picture(page, "/tmp/shot-dark.png", { width: 1280, height: 900, dark: true });
  await picture(page, "/tmp/shot-phone.png", { width: 390, height: 844 });
  await picture(page, "/tmp/shot-light.png", { width: 1280, height: 900 });
  await click(page, `.try[data-operation=books_list] button`);
  await until(page, `document.querySelector(".explorer")`);
  await fill(page, ".explorer select", "Local");
  await fill(page, ".explorer input[type=password]", "secret-token-123");
  await page.evaluate(
    `document.querySelector(".explorer details.snippets").open = true; document.querySelector(".explorer").scrollIntoView()`,
  );
  await click(page, ".explorer .send");
  await until(page, `document.querySelector(".explorer .response, .explorer .problem")`);
  await new Promise((r) => setTimeout(r, 500));
  console.log(await page.evaluate(`document.querySelector(".explorer").innerText`));
  console.log(await page.evaluate(`document.documentElement.outerHTML.includes("secret-token-123")`));
  await picture(page, "/tmp/shot-try.png", { width: 1280, height: 1400 });
} catch (e) {
  console.error(e);
  await picture(page, "/tmp/shot-try.png", { width: 1280, height: 1400 });
}
console.log(page.noise());
await browser.close();
site.close();
shop?.close();
process.exit(0);
