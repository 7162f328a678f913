export interface Record_ {
  artist?: string;
}
