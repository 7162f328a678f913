export interface WebsocketSay {
  type: "say";
  text: string;
}
