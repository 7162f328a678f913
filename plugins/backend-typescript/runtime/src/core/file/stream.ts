/**
 * A stream that asks the source for one chunk at a time. The source ends when the stream is cancelled, or the signal
 * aborts: platforms do not cancel the body of a request that is broken off.
 */
export function toStream(
  source: AsyncIterator<Uint8Array>,
  signal?: AbortSignal,
): ReadableStream<Uint8Array> {
  const end = (): void => {
    source.return?.().catch(() => undefined);
  };
  if (signal?.aborted) end();
  signal?.addEventListener("abort", end, { once: true });
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
