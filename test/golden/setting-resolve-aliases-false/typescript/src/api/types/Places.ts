export type Places = PlacesItem[];

export interface PlacesItem {
  shelf?: number;
}
