import { type Audiences, AudiencesClient } from "./src/index.js";

export async function upload(): Promise<Audiences.Medium> {
  const { books } = new AudiencesClient();
  await books.list({ author: "Ann", genre: "novel" });
  // @ts-expect-error: a parameter for another audience.
  await books.list({ explain: true });
  // @ts-expect-error: a field for another audience.
  await books.upload({ file: new Blob([]), scanner: "A" });
  return books.upload({ file: new Blob([]) });
}

// @ts-expect-error: an operation without a tag.
export const create: unknown = new AudiencesClient().books.create;

export type Kinds = Extract<Audiences.Medium, { readonly kind: "image" | "text" }>["kind"];
