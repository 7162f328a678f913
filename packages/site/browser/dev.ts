/** Loads the page anew when `docs dev` has made the site anew. */
const changes = document.querySelector<HTMLMetaElement>('meta[name="docs-changes"]')?.content;
if (changes !== undefined) {
  new EventSource(new URL(changes, document.baseURI)).addEventListener("message", () => location.reload());
}
