/** What `getThing` takes. */
export interface GetThingRequest {
  id: string;
}

/** What `putThing` takes. */
export interface PutThingRequest {
  id: string;
}
