export interface WebsocketSubscribed {
  id: number;
  ok: boolean;
}
