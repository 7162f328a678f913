import type { Base } from "./Base.js";
import type { Kind } from "./Kind.js";
import type { Text } from "./Text.js";

export interface SentText extends Base, Text, Kind {}
