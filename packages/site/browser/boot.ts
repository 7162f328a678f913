/**
 * Runs before anything is painted, so that a page appears at once in the theme and with the language that the reader chose.
 * Choices are all that is ever stored: where a reader is on a page stands in the browser's own history.
 */
import { recall } from "./preferences.js";

recall();
