/** A function that makes its value once for each argument, as long as the argument lives. `make` must be pure. */
export function oncePer<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, V>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/**
 * As {@link oncePer}, of texts. What was made is kept as long as the function is, but of `most` texts at once: with more,
 * all are forgotten. Texts of definitions need such a limit where the function lives as long as the process.
 */
export function oncePerText<V, K extends string = string>(make: (text: K) => V, most = Infinity): (text: K) => V {
  const made = new Map<K, V>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const value = make(text);
    if (made.size >= most) made.clear();
    made.set(text, value);
    return value;
  };
}
