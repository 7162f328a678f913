/** What `connect` takes. */
export interface ConnectRoomsRoomRequest {
  /** Which room. */
  room: string;
  since: number;
  quiet?: boolean;
  xClient?: string;
}
