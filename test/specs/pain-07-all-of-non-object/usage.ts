import { type NonObjects, NonObjectsClient } from "./src/index.js";

export const job: NonObjects.Job = { state: "done", slug: "a", names: ["b"], value: null, retries: 1, some: "done" };

export const sent: unknown = new NonObjectsClient().jobs.create({ ...job, value: 2 });

// @ts-expect-error: the wrapped enum is still one.
export const state: NonObjects.Job = { state: 1 };

// @ts-expect-error: what both parts list remains.
export const some: NonObjects.Job = { state: "done", some: "waiting" };
