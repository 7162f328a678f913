export type ChainSyncingResult = boolean | ChainSyncingSyncState;

/** SyncState */
export interface ChainSyncingSyncState {
  at?: number;
}
