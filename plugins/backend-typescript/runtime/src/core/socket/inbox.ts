/** Messages that nobody has read yet. */
export interface Inbox<T> {
  /** False where there is no room left. */
  push(message: T): boolean;
  /** No message comes after those that wait; then readers see the error, or the end where there is none. */
  end(error?: unknown): void;
  /** The next message; undefined at the end. */
  next(): Promise<{ readonly message: T } | undefined>;
}

interface Reader<T> {
  resolve(next: { readonly message: T } | undefined): void;
  reject(error: unknown): void;
}

/** An inbox that holds so many messages. */
export function createInbox<T>(limit: number): Inbox<T> {
  const waiting: T[] = [];
  const readers: Reader<T>[] = [];
  let ended: { readonly error: unknown } | undefined;
  const settle = (reader: Reader<T>, error: unknown): void => {
    if (error === undefined) reader.resolve(undefined);
    else reader.reject(error);
  };
  return {
    push(message) {
      if (ended !== undefined) return true;
      const reader = readers.shift();
      if (reader !== undefined) reader.resolve({ message });
      else if (waiting.length >= limit) return false;
      else waiting.push(message);
      return true;
    },
    end(error) {
      if (ended !== undefined) return;
      ended = { error };
      for (const reader of readers.splice(0)) settle(reader, error);
    },
    next() {
      if (waiting.length > 0) return Promise.resolve({ message: waiting.shift() as T });
      return new Promise((resolve, reject) => {
        const reader: Reader<T> = { resolve, reject };
        if (ended === undefined) readers.push(reader);
        else settle(reader, ended.error);
      });
    },
  };
}
