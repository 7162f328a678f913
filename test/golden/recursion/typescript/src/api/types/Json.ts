/** A union with lists and maps of itself. */
export type Json = string | number | boolean | (Json | null)[] | { [key: string]: Json | null };
