import type { Base } from "../../types/Base.js";
import type { Text } from "../../types/Text.js";

export type SendMessageRequestBody = SendMessageRequestWithText | SendMessageRequestWithFile;

export interface SendMessageRequestWithText extends Base, Text {}

export interface SendMessageRequestWithFile extends Base {
  file: string;
}
