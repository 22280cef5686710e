/** A function that computes its result once for each object, and returns the same while the object exists. */
export function oncePer<Key extends object, Value extends object>(make: (key: Key) => Value) {
  const made = new WeakMap<Key, Value>()
  return (key: Key): Value => {
    const found = made.get(key)
    if (found !== undefined) return found
    const value = make(key)
    made.set(key, value)
    return value
  }
}
