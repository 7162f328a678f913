// What a user of the published package writes.
import { createRequire } from "node:module";
import { BookshopClient, NotFoundError } from "bookshop";

const client = new BookshopClient({ token: "secret", baseUrl: process.env.BASE_URL });
const book = await client.books.create({ title: "Invisible Cities", author: "Italo Calvino", genre: "fiction" });
console.log(`created ${book.title} by ${book.author}`);

await client.books.uploadCover({ bookId: book.id, image: "12345" });
const cover = await (await client.books.downloadCover({ bookId: book.id })).text();
// The example server keeps the whole form.
console.log(`cover of ${cover.includes("12345") ? 5 : 0} bytes`);

// Programs of both module systems find the package.
const required = createRequire(import.meta.url)("bookshop");
const other = new required.BookshopClient({ token: "secret", baseUrl: process.env.BASE_URL });
try {
  await other.books.get({ bookId: "00000000-0000-4000-8000-000000000000" });
} catch (error) {
  if (!(error instanceof required.NotFoundError) || NotFoundError === undefined) throw error;
  console.log(`no such book: ${error.status}`);
}
