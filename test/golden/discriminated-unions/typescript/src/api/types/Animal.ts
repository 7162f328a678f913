/** The parent carries the discriminator. */
export interface Animal {
  species: string;
  name?: string;
}
