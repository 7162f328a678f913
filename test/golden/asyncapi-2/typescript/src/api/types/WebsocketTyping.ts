export interface WebsocketTyping {
  type: "typing";
}
