import { BooksClient } from "./resources/books/Client.js";
import type { Core } from "../../../core/client/core.js";

/** All that is sold */
export class ShopClient {
  readonly #core: Core;
  #booksClient: BooksClient | undefined;

  constructor(core: Core) {
    this.#core = core;
  }

  /** Books of the shop */
  get books(): BooksClient {
    return (this.#booksClient ??= new BooksClient(this.#core));
  }
}
