export interface GetThingConflictErrorJsonBody {
  kind: "lock";
  by?: string;
}
