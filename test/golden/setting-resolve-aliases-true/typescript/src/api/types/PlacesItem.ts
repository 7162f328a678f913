export interface PlacesItem {
  shelf?: number;
}
