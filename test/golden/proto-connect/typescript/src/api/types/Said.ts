import type { SayRequest } from "./SayRequest.js";

export interface Said {
  id?: string;
  said?: SayRequest;
}
