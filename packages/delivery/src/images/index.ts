export { CONTRACT_FOLDER, LIMITS } from "./contract.js";
export { createImages, type ImageFiles, type ImageRequest, type ImagesOptions } from "./run.js";
export { RUNNERS, type RunnerName } from "./runner.js";
export { type ServeFolder, serveFolder } from "./serve.js";
