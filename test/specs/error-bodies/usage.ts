import { ErrorBodies, ErrorBodiesClient } from "./src/index.js";

export async function explain(): Promise<string> {
  try {
    await new ErrorBodiesClient().things.get({ id: "1" });
    return "none";
  } catch (error) {
    if (error instanceof ErrorBodies.FaultUnauthorizedError) return error.body.message;
    if (error instanceof ErrorBodies.ProblemForbiddenError) return error.body.title;
    if (error instanceof ErrorBodies.GetThingBadRequestError) {
      // @ts-expect-error: it is one of two bodies.
      if (error.body.message === "") return "";
      return "title" in error.body ? error.body.title : error.body.message;
    }
    throw error;
  }
}
