/** A stream that asks the source for one chunk at a time, and ends it when it is cancelled. */
export function toStream(source: AsyncIterator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await source.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await source.return?.();
      },
    },
    // Nothing is read ahead of what is asked for.
    { highWaterMark: 0 },
  );
}
