/** Longitude and latitude. */
export type Point = [number, number];
