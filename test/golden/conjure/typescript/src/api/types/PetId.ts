/** The identifier of a pet. */
export type PetId = string;
